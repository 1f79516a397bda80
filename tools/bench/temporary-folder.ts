import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let parent: string | undefined;

function makeParent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder for one measurement, gone when the bench ends. */
export function temporaryFolder(): string {
  parent ??= makeParent();
  return mkdtempSync(join(parent, 'part-'));
}
