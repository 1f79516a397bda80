import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { newOperator, type Operator } from '../support/operator.ts';

const DAYS = ['--from', '2026-03-02', '--to', '2026-03-15'];

function addTotals(
  { dataFolder }: Operator,
  ...rows: [day: string, kind: string, subject: string, detail: string, n: number][]
) {
  const database = new DatabaseSync(join(dataFolder, 'site.db'));
  const insert = database.prepare(
    'insert into daily_totals (id, day, kind, subject, detail, n) values (?, ?, ?, ?, ?, ?)',
  );
  for (const row of rows) insert.run(row.slice(0, 4).join('|'), ...row);
  database.close();
}

it('shows every number on a line, and the same as JSON', async () => {
  const operator = await newOperator();
  addTotals(
    operator,
    ['2026-03-03', 'visit', '/about', '', 7],
    ['2026-03-10', 'visit', '/about', '', 2],
    ['2026-03-10', 'enquiry', '/contact', 'day', 3],
    ['2026-03-10', 'application', 'SOC Analyst', 'talk', 1],
    ['2026-03-16', 'visit', '/about', '', 99],
  );
  const { stdout } = await operator.run('statistics', 'show', ...DAYS);
  expect(stdout).toMatch(/^From 2026-03-02 to 2026-03-15\.\nFIGURE +WHAT +COUNT\n/);
  expect(stdout).toMatch(/^enquiries-by-week +2026-03-09 +3$/m);
  expect(stdout).toMatch(/^first-answers +4 to 24 hours +3$/m);
  expect(stdout).toMatch(/^applications +SOC Analyst: Interview +1$/m);
  expect(stdout).toMatch(/^visits +\/about +9$/m);
  const lines = await operator.json<object[]>('statistics', 'show', ...DAYS);
  expect(lines).toContainEqual({ figure: 'visits', what: '/about', count: 9 });
});

it('shows a whole month', async () => {
  const operator = await newOperator();
  addTotals(
    operator,
    ['2026-02-28', 'visit', '/about', '', 7],
    ['2026-03-01', 'visit', '/about', '', 2],
    ['2026-03-31', 'enquiry', 'phone', 'day', 3],
    ['2026-03-31', 'enquiry-outcome', 'joined', '', 3],
  );
  const { stdout } = await operator.run('statistics', 'show', '--month', '2026-03');
  expect(stdout).toMatch(/^From 2026-03-01 to 2026-03-31\.\n/);
  expect(stdout).toMatch(/^enquiry-outcomes +Joined +3$/m);
  expect(stdout).toMatch(/^enquiries-by-page +phone +3$/m);
  expect(stdout).toMatch(/^visits +\/about +2$/m);
});
