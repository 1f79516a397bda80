import { Readable } from 'node:stream';
import type { Dependencies } from '../dependencies.ts';
import { requireNewFile, writeNewFile } from '../new-file.ts';
import { readResume } from './read-resume.ts';

/** Writes the resume of an application to a new file. Returns its size. */
export async function saveResume(deps: Dependencies, reference: string, file: string): Promise<number> {
  const { content } = await readResume(deps, reference);
  await requireNewFile(file);
  await writeNewFile(file, Readable.from([content]));
  return content.length;
}
