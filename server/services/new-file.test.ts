import { readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeNewFile } from './new-file.ts';
import { newFolder } from '../../tests/support/new-folder.ts';

test('a new file is whole, for its owner alone, and nothing else is left', async () => {
  const folder = await newFolder();
  await writeNewFile(join(folder, 'rows.csv'), Readable.from(['name\n', 'Asha\n']));
  expect(await readFile(join(folder, 'rows.csv'), 'utf8')).toBe('name\nAsha\n');
  expect((await stat(join(folder, 'rows.csv'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['rows.csv']);
});

test('what lies beside it as .part stays, and a link there is not followed', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'of somebody else'), 'mine');
  await symlink(join(folder, 'of somebody else'), join(folder, 'rows.csv.part'));
  await writeNewFile(join(folder, 'rows.csv'), Readable.from(['name\n']));
  expect(await readFile(join(folder, 'rows.csv'), 'utf8')).toBe('name\n');
  expect(await readFile(join(folder, 'rows.csv.part'), 'utf8')).toBe('mine');
});

test('a source that fails leaves no file, and a folder that is none is said', async () => {
  const folder = await newFolder();
  const failing = Readable.from(
    (async function* () {
      yield 'name\n';
      throw new Error('the database is away');
    })(),
  );
  await expect(writeNewFile(join(folder, 'rows.csv'), failing)).rejects.toThrow('the database is away');
  expect(await readdir(folder)).toEqual([]);
  await expect(writeNewFile(join(folder, 'no', 'rows.csv'), Readable.from(['']))).rejects.toThrow(
    'cannot be written',
  );
});
