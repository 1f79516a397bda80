import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteDialect } from './sqlite-dialect.ts';

const WRITERS = 20;

async function openNotes(): Promise<Kysely<{ notes: { text: string } }>> {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-test-'));
  const database = new Kysely<{ notes: { text: string } }>({
    dialect: new SqliteDialect(join(folder, 'notes.db')),
  });
  onTestFinished(async () => {
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  await database.schema.createTable('notes').addColumn('text', 'text').execute();
  return database;
}

/** How many of the writes were done after each round of the event loop. */
async function roundsUntilDone(writes: Promise<unknown>[]): Promise<number[]> {
  let done = 0;
  for (const write of writes) void write.then(() => (done += 1));
  const seen: number[] = [];
  while (done < writes.length) {
    await turn();
    seen.push(done);
  }
  return seen;
}

test('gives the event loop many rounds between the transactions of a crowd', async () => {
  const notes = await openNotes();
  const seen = await roundsUntilDone(
    Array.from({ length: WRITERS }, (_, index) =>
      notes.transaction().execute((transaction) =>
        transaction
          .insertInto('notes')
          .values({ text: `${index}` })
          .execute(),
      ),
    ),
  );
  expect(seen.length).toBeGreaterThan(WRITERS * 10);
});

test('gives the event loop many rounds between single writes, too', async () => {
  const notes = await openNotes();
  const seen = await roundsUntilDone(
    Array.from({ length: WRITERS }, (_, index) =>
      notes
        .insertInto('notes')
        .values({ text: `${index}` })
        .execute(),
    ),
  );
  expect(seen.length).toBeGreaterThan(WRITERS * 10);
});

test('lets readers follow each other at once', async () => {
  const notes = await openNotes();
  const seen = await roundsUntilDone(
    Array.from({ length: WRITERS }, () => notes.selectFrom('notes').selectAll().execute()),
  );
  expect(seen.length).toBeLessThan(WRITERS);
});
