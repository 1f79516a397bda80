import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OPENING, asOptions, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

it('are opened, listed, edited and closed', async () => {
  const operator = await newOperator();
  const job = await operator.json<Row>('jobs', 'open', ...asOptions({ ...OPENING, closes: '2999-01-31' }));
  expect(job).toEqual({
    ...OPENING,
    id: expect.stringMatching(/^soc-analyst-[a-z0-9]{4}$/),
    closes: '2999-01-31',
    state: 'open',
  });
  const id = String(job.id);
  expect(await operator.json('jobs', 'list')).toEqual([job]);
  expect(await operator.json('jobs', 'edit', id, '--location', 'Goa', '--closes', 'never')).toEqual({
    ...job,
    location: 'Goa',
    closes: null,
  });
  expect(await operator.json('jobs', 'close', id)).toMatchObject({ id, state: 'closed' });
  expect(await operator.json('jobs', 'reopen', id, '--closes', '2999-03-31')).toMatchObject({
    state: 'open',
    closes: '2999-03-31',
  });
  expect(await operator.json('jobs', 'reopen', id, '--closes', 'never')).toMatchObject({ closes: null });
  expect(await operator.json('jobs', 'close', id)).toMatchObject({ id, state: 'closed' });
  const { stdout } = await operator.run('jobs', 'list');
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['ID', 'STATE', 'CLOSES', 'LOCATION', 'TITLE'],
    [id, 'closed', '–', 'Goa', 'SOC Analyst'],
    [''],
  ]);
});

it('are refused with what to type instead', async () => {
  const operator = await newOperator();
  await operator.json('jobs', 'open', ...asOptions(OPENING));
  for (const [args, advice] of [
    [['open', ...asOptions(OPENING)], 'jobs edit'],
    [
      ['open', ...asOptions({ ...OPENING, title: 'Other', closes: '2026-02-30' })],
      'a day such as 2027-01-31',
    ],
    [['open', ...asOptions({ ...OPENING, title: ' ' })], 'Give the opening a title'],
    [['open', '--title', 'Alone'], '--type'],
    [['edit', 'nobody', '--title', 'x'], 'jobs list'],
    [['close', 'nobody'], 'jobs list'],
    [['reopen', 'nobody'], 'jobs list'],
    [['import', '/nowhere.csv'], '/nowhere.csv cannot be read'],
  ] as const) {
    expect(await operator.refused('jobs', ...args)).toContain(advice);
  }
  expect(await operator.json('jobs', 'list')).toHaveLength(1);
});

it('are imported from a file, bad lines named, a repeat changing nothing', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'jobs.csv');
  await writeFile(
    file,
    'location,title,type,description,closes\nPune,Trainer,Full-time,"Teach, and mark",\nPune,,x,y,\n',
  );
  const dry = await operator.run('jobs', 'import', file, '--dry-run');
  expect(dry).toMatchObject({ status: 1, stdout: expect.stringContaining('nothing was stored') });
  expect(await operator.json('jobs', 'list')).toEqual([]);
  const first = await operator.run('jobs', 'import', file, '--json');
  expect(first.status).toBe(1);
  expect(first.stderr).toContain('line 3: Give the opening a title');
  expect(JSON.parse(first.stdout)).toMatchObject({ added: 1, unchanged: 0, failed: 1 });
  const again = await operator.run('jobs', 'import', file, '--json');
  expect(JSON.parse(again.stdout)).toMatchObject({ added: 0, unchanged: 1, failed: 1 });
});
