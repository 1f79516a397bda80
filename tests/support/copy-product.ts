import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ProductCopy {
  folder: string;
  /** Replaces each text or pattern, which has to be there, in a file of the copy. */
  change(file: string, changes: [old: string | RegExp, changed: string][]): void;
  /** Runs a program of the product under this Node. */
  run(...args: string[]): SpawnSyncReturns<string>;
  remove(): void;
}

/** The product as it is in the working tree, without what is built or stored, for a test to change as a firm would. */
export function copyProduct(): ProductCopy {
  const folder = mkdtempSync(join(tmpdir(), 'product-copy-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).stdout;
  const files = listed
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
  for (const file of files) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    change(file, changes) {
      let text = readFileSync(join(folder, file), 'utf8');
      for (const [old, changed] of changes) {
        const before = text;
        text = text.replaceAll(old, changed);
        if (text === before) throw new Error(`${file} has no ${String(old)}`);
      }
      writeFileSync(join(folder, file), text);
    },
    run: (...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
