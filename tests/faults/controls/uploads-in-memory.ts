/** Preloaded into a server, this keeps in memory whatever is written to a file, as an upload that is collected first. */
import { type FileHandle, open } from 'node:fs/promises';

const probe = await open('/dev/null');
const handles = Object.getPrototypeOf(probe) as FileHandle;
await probe.close();

const writeFile = handles.writeFile;
const kept: Buffer[] = [];

handles.writeFile = function (this: FileHandle, ...parameters: Parameters<typeof writeFile>) {
  const [content] = parameters;
  if (Buffer.isBuffer(content)) kept.push(Buffer.from(content));
  return writeFile.apply(this, parameters);
};
