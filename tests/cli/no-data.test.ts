import { readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operatorWithData } from '../support/operator-with-data.ts';
import { newOperatorWithoutData, runOperator } from '../support/operator.ts';
import { newFolder } from '../support/new-folder.ts';

const COMMANDS = [
  ['openings', 'list'],
  ['enquiries', 'list', '--json'],
  ['certificates', 'issue', '--name', 'A', '--course', 'B'],
  ['data', 'backup', '/tmp/none.backup'],
  ['data', 'erase', '--email', 'someone@example.com', '--yes'],
];

it.each(COMMANDS)('%s %s in a folder without data makes nothing and names the folder', async (...command) => {
  const operator = await newOperatorWithoutData({}, runOperator);
  const sentence = `No data in ${operator.dataFolder}. Start the server once, or set DATA_DIR to the folder that it uses.\n`;
  expect(await operator.refused(...command)).toBe(sentence);
  expect(await readdir(operator.dataFolder)).toEqual([]);
  await rmdir(operator.dataFolder);
  expect(await operator.refused(...command)).toBe(sentence);
  await expect(readdir(operator.dataFolder)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('a folder that cannot be one is without data too', async () => {
  const operator = await newOperatorWithoutData({ DATA_DIR: '/dev/null/x' }, runOperator);
  expect(await operator.refused('openings', 'list')).toContain('No data in /dev/null/x. ');
});

it.each([
  [['none.backup'], 'add --yes'],
  [['none.backup', '--yes'], 'none.backup cannot be read'],
])('a restore that cannot begin makes nothing either: %j', async (args, sentence) => {
  const operator = await newOperatorWithoutData({}, runOperator);
  expect(await operator.refused('data', 'restore', ...args)).toContain(sentence);
  expect(await readdir(operator.dataFolder)).toEqual([]);
});

it('a restore may begin with nothing', async () => {
  const office = await operatorWithData();
  const folder = await newFolder();
  const file = join(folder, 'site.backup');
  await office.json('data', 'backup', file);
  const other = await newOperatorWithoutData({}, runOperator);
  await rmdir(other.dataFolder);
  await other.json('data', 'restore', file, '--yes');
  expect(await other.json('applications', 'show', office.application)).toMatchObject({ name: 'Ravi, "R"' });
});
