import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openSession } from '../../desk/access/session.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { newOperator, type Operator } from '../support/operator.ts';
import type { Row } from '../support/operator-with-data.ts';

/** A desk with one person and, by `open`, sessions of theirs or by link. */
async function operatorOfDesk() {
  const operator = await newOperator({ DESK_PORT: '3001' });
  const storage = await openStorage(readConfig(operator.settings), pino({ level: 'silent' }));
  onTestFinished(() => storage.close());
  await operator.json('desk', 'invite', '--name', 'Meera Nair', '--role', 'office');
  const [{ id = '' } = {}] = await operator.json<Row[]>('desk', 'list');
  const open = (personId: string | null) =>
    openSession(storage.database, { now: () => new Date() }, { personId, browser: 'Firefox on Linux' });
  return { operator, personId: String(id), open };
}

async function sessions(operator: Operator) {
  const rows = await operator.json<Row[]>('desk', 'list');
  return rows.map(({ name, state, sessions: count }) => [name, state, count]);
}

it('lists sessions by link beside the people, and ends those of one person or all', async () => {
  const { operator, personId, open } = await operatorOfDesk();
  for (const id of [personId, personId, null]) await open(id);
  expect(await sessions(operator)).toEqual([
    ['Meera Nair', 'invited', 2],
    ['Owner, by link', 'by link', 1],
  ]);
  expect(await operator.json('desk', 'end-sessions', 'meera nair', '--yes')).toEqual({
    name: 'Meera Nair',
    sessions: 2,
  });
  expect(await sessions(operator)).toEqual([
    ['Meera Nair', 'invited', 0],
    ['Owner, by link', 'by link', 1],
  ]);
  await open(personId);
  await operator.json('desk', 'link');
  // The link, and the invitation that was not used either.
  expect(await operator.json('desk', 'end-sessions', '--yes')).toEqual({ sessions: 2, links: 2 });
  expect(await sessions(operator)).toEqual([['Meera Nair', 'invited', 0]]);
  const [last] = await operator.json<Row[]>('desk', 'audit-log');
  expect(last?.sentence).toBe('ended all sessions and cancelled all unused links');
});

it('asks before it ends sessions, and knows whose', async () => {
  const { operator, open } = await operatorOfDesk();
  await open(null);
  expect(await operator.refused('desk', 'end-sessions')).toContain(
    'This ends all sessions of everybody, including those by link, and cancels all unused links. Nothing was done: add --yes to go ahead.',
  );
  expect(await operator.refused('desk', 'end-sessions', 'Meera Nair')).toContain(
    'This ends all sessions of Meera Nair. Nothing was done',
  );
  expect(await operator.refused('desk', 'end-sessions', 'Nobody', '--yes')).toContain(
    'There is nobody named Nobody',
  );
  expect(await sessions(operator)).toHaveLength(2);
});
