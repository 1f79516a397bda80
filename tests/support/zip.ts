import { zipSync } from 'fflate';

/** An archive of these files, the same bytes each time. */
export function zip(files: Record<string, string | Buffer>): Buffer {
  const contents = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)] as const);
  return Buffer.from(zipSync(Object.fromEntries(contents), { mtime: '1980-01-01' }));
}
