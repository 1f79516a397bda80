import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every name and every byte below a folder, as text. */
export async function bytesBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  return [...files.map(({ name }) => name), ...contents].join('\n');
}
