import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { COLUMNS, columnsOf, type Database } from '../../server/storage/database.ts';
import { entryOf, type Registry, shapesOf, TABLE_NAMES, TABLES } from '../../server/storage/tables.ts';
import { untyped } from '../../server/storage/untyped.ts';
import { engines, testOn, type TestSystem } from '../support/open-storage.ts';
import { openSocAnalyst } from '../support/submissions.ts';

type Table = keyof Database;

let counter = 0;
const CANARY = 'canary@example.com';
const OTHER = 'other@example.com';
const OF_PERSONS = TABLE_NAMES.filter((table) => entryOf(table).person);
const PREFIXES: Partial<Record<Table, string>> = {
  enquiries: 'E',
  applications: 'A',
  subscriptions: 'S',
  holder_mails: 'C',
};

/** Names of rows that depend on the kind of thing. */
const CALLED: Partial<Record<Table, readonly [string, string]>> = {
  office_facts: ['testimonial', 'testimonials'],
  office_fact_versions: ['version of a testimonial', 'versions of testimonials'],
};

/** Values of which each column gets the first that fits it: its own data of the person, wherever it takes any text. */
const valuesFor = (number: number) => [
  `${CANARY} ${number}`,
  null,
  JSON.stringify({ email: CANARY, name: 'Canary' }),
  '2026-11-20T10:00:00.000Z',
  '2026-11-20',
  `${number}`.padStart(64, '0'),
  number,
  'new',
  'received',
  'draft',
  'valid',
  'sent',
  'waiting',
  'reply',
  'note',
  'close',
  'classroom',
  'testimonial',
  'certificate-holder',
  'enquiry.received',
];

/** Puts a row of a person into a table, with the parent that is named; returns its key. */
async function fill(system: TestSystem, table: Table, values: Record<string, unknown> = {}): Promise<string> {
  const { database, resumeFiles } = system.storage;
  const { key } = entryOf(table);
  counter += 1;
  const row: Record<string, unknown> = {};
  for (const [column, fits] of Object.entries(shapesOf(table))) {
    const own: unknown[] = valuesFor(counter);
    if (fits.holds === 'address') own.unshift(CANARY);
    if (fits.holds === 'file')
      own.unshift(`00000000-0000-4000-8000-${String(counter).padStart(12, '0')}.pdf`);
    if (column === key)
      own.unshift(PREFIXES[table] ? `${PREFIXES[table]}-${counter + 1000}-AA` : `${table}-${counter}`);
    row[column] = own.find((value) => fits(value));
  }
  if (table === 'applications') {
    await openSocAnalyst(system);
    const job = await database.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
    Object.assign(row, { job_id: job.id, job_title: 'SOC Analyst' });
  }
  Object.assign(row, values);
  const { file } = entryOf(table);
  if (file) {
    const temporary = resumeFiles.temporaryPath();
    await writeFile(temporary, CANARY);
    await resumeFiles.keep(temporary, String(row[file.key]));
  }
  await untyped(database).insertInto(table).values(row).execute();
  return String(row[key]);
}

/** Places with data of the person: tables that name them or have rows of people, and files. */
async function whatIsLeft({ storage }: TestSystem): Promise<string[]> {
  const found: string[] = [];
  const jobs = await storage.database.selectFrom('jobs').select('id').execute();
  const openings = new Set(jobs.map(({ id }) => id));
  for (const table of TABLE_NAMES) {
    const all = await untyped(storage.database).selectFrom(table).selectAll().execute();
    // Versions of openings are about nobody.
    const rows = all.filter(({ fact }) => !openings.has(String(fact)));
    if (/canary/i.test(JSON.stringify(rows)) || (entryOf(table).person && rows.length > 0)) found.push(table);
  }
  for await (const { key } of storage.resumeFiles.list()) found.push(key);
  return found;
}

const LEADS = OF_PERSONS.flatMap((table) => {
  const { of, person } = entryOf(table);
  return person?.leads && of ? of.tables.map((parent) => ({ table, parent, column: of.column })) : [];
});

describe.each(engines)('one person in every table, on %s', (engine) => {
  const it = testOn(engine);

  it('is named by what is kept, erased without a trace, and not brought back by a restore', async ({
    system,
  }) => {
    const keys = new Map<Table, string[]>();
    for (const table of OF_PERSONS) {
      const { of } = entryOf(table);
      const parents = of?.tables.flatMap((parent) => keys.get(parent) ?? []) ?? [];
      const made = [];
      for (const parent of parents) made.push(await fill(system, table, { [of?.column ?? '']: parent }));
      if (entryOf(table).person?.own) made.push(await fill(system, table, of ? { [of.column]: null } : {}));
      keys.set(table, made);
    }
    expect((await whatIsLeft(system)).filter((place) => !place.endsWith('.pdf'))).toEqual(OF_PERSONS);
    const file = join(system.config.dataFolder, 'before.backup');
    await backupData(system, file);
    const { goes } = await findPersonData(system, CANARY);
    for (const table of OF_PERSONS) {
      const called = CALLED[table] ?? entryOf(table).person?.called ?? [];
      const count = keys.get(table)?.length;
      expect(goes).toContain(`${count} ${called[count === 1 ? 0 : 1]}`);
    }
    await eraseData(system, CANARY);
    expect(await whatIsLeft(system)).toEqual([]);
    await restoreData(system, file, { isCopyWanted: false });
    expect(await whatIsLeft(system)).toEqual([]);
  });

  it.for(LEADS)(
    'is found by an address in $table alone, of a row in $parent',
    async ({ table, parent, column }, { system }) => {
      const other = Object.fromEntries(
        Object.entries(shapesOf(parent)).map(([name, { holds }]) => [
          name,
          holds === 'address' ? OTHER : undefined,
        ]),
      );
      const owned = Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined));
      const key = await fill(system, parent, owned);
      await fill(system, table, { [column]: key });
      const file = join(system.config.dataFolder, 'before.backup');
      await backupData(system, file);
      expect((await findPersonData(system, CANARY)).erased).not.toEqual([]);
      await eraseData(system, CANARY);
      expect(await whatIsLeft(system)).toEqual([]);
      await restoreData(system, file, { isCopyWanted: false });
      expect(await whatIsLeft(system)).toEqual([]);
    },
  );
});

test('tables about persons, and those whose addresses lead to a row of another, are these', () => {
  expect(OF_PERSONS.join(' ')).toBe(
    'office_facts office_fact_versions holder_addresses holder_mails subscriptions batch_announcements enquiries ' +
      'attendance applications outbox idempotency_keys submission_changes notes letters replies reply_attachments webhooks',
  );
  expect([...new Set(LEADS.map(({ table }) => table))]).toEqual([
    'office_fact_versions',
    'outbox',
    'submission_changes',
    'replies',
  ]);
});

test('a table with an address is about a person, but for that of the staff', () => {
  const withAddress = TABLE_NAMES.filter((table) =>
    Object.values(shapesOf(table)).some(({ holds }) => holds === 'address'),
  );
  expect(withAddress.filter((table) => !entryOf(table).person)).toEqual(['people']);
});

test('each column that names a file is one of which backups, restores and erasures know', () => {
  const named = TABLE_NAMES.map((table) =>
    Object.entries(shapesOf(table)).flatMap(([column, { holds }]) => (holds === 'file' ? column : [])),
  );
  expect(named.flat()).toEqual(TABLE_NAMES.flatMap((table) => entryOf(table).file?.key ?? []));
});

test('the compiler refuses a table without an entry, an address and a file that are not named', () => {
  const { notes: _notes, ...others } = TABLES;
  // @ts-expect-error The entry of a table is missing.
  others satisfies Registry;
  const { letters, applications } = COLUMNS;
  const text = letters.subject;
  // @ts-expect-error The address of a letter is any text.
  const unnamed = columnsOf({ letters: { ...letters, recipient: text } });
  // @ts-expect-error The file of an application is any text.
  const lost = columnsOf({ applications: { ...applications, resume_key: text } });
  expect([unnamed.letters.recipient, lost.applications.resume_key]).toEqual([text, text]);
});
