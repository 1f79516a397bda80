import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Connection } from './database.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { siteFacts } from './migrations/0002-site-facts.ts';
import { desk } from './migrations/0003-desk.ts';
import { states } from './migrations/0004-states.ts';
import { lists } from './migrations/0005-lists.ts';
import { openings } from './migrations/0007-openings.ts';
import { dailyTotals } from './migrations/0008-daily-totals.ts';
import { names } from './migrations/0009-names.ts';
import { mailList } from './migrations/0010-mail-list.ts';
import { certificateNames } from './migrations/0011-certificate-names.ts';
import { trailOfActor } from './migrations/0012-trail-of-actor.ts';
import { removals } from './migrations/0013-removals.ts';
import { searchIndex } from './migrations/0014-search-index.ts';
import { resumeMarks } from './migrations/0015-resume-marks.ts';
import { plainNames } from './migrations/0016-plain-names.ts';
import { batches } from './migrations/0017-batches.ts';
import { credentials } from './migrations/0019-credentials.ts';
import { officeList } from './migrations/0020-office-list.ts';
import { ownersAndOutcomes } from './migrations/0021-owners-and-outcomes.ts';
import { additiveMigrations } from './migrations/0022-additive-migrations.ts';
import { deskChallenges } from './migrations/0023-desk-challenges.ts';
import { holderMails } from './migrations/0024-holder-mails.ts';
import { subscriptionsAndSeats } from './migrations/0025-subscriptions-and-seats.ts';
import { officeFacts } from './migrations/0026-office-facts.ts';
import { papers } from './migrations/0027-papers.ts';
import { replies } from './migrations/0028-replies.ts';
import { webhooks } from './migrations/0029-webhooks.ts';
import { persons } from './migrations/0030-persons.ts';
import { interviews } from './migrations/0031-interviews.ts';
import { replacements } from './migrations/0032-replacements.ts';
import { expiries } from './migrations/0033-expiries.ts';
import { withoutTimeLimit } from './postgres-dialect.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** In order; a migration that was released is never changed, so it imports Kysely alone. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-site-facts': siteFacts,
  '0003-desk': desk,
  '0004-states': states,
  '0005-lists': lists,
  '0007-openings': openings,
  '0008-daily-totals': dailyTotals,
  '0009-names': names,
  '0010-mail-list': mailList,
  '0011-certificate-names': certificateNames,
  '0012-trail-of-actor': trailOfActor,
  '0013-removals': removals,
  '0014-search-index': searchIndex,
  '0015-resume-marks': resumeMarks,
  '0016-plain-names': plainNames,
  '0017-batches': batches,
  '0019-credentials': credentials,
  '0020-office-list': officeList,
  '0021-owners-and-outcomes': ownersAndOutcomes,
  '0022-additive-migrations': additiveMigrations,
  '0023-desk-challenges': deskChallenges,
  '0024-holder-mails': holderMails,
  '0025-subscriptions-and-seats': subscriptionsAndSeats,
  '0026-office-facts': officeFacts,
  '0027-papers': papers,
  '0028-replies': replies,
  '0029-webhooks': webhooks,
  '0030-persons': persons,
  '0031-interviews': interviews,
  '0032-replacements': replacements,
  '0033-expiries': expiries,
};
const TABLE_OF_ADDITIVE = '0022-additive-migrations';

/**
 * Those since 0022 with which the releases before them go on, reading and writing: they add tables, indexes, and columns
 * that may be empty or have a default. What else changes is refused by an earlier release, so it comes in two: a release
 * that adds the new beside the old and writes both, and a later one that takes the old away. A new value in a column that
 * an earlier release reads counts as a change.
 */
export const ADDITIVE: string[] = [
  '0023-desk-challenges',
  '0027-papers',
  '0029-webhooks',
  '0032-replacements',
  '0033-expiries',
];

/** What a release knows of tables. */
export interface Release {
  migrations: Record<string, Migration>;
  additive: readonly string[];
}

const THIS_RELEASE: Release = { migrations, additive: ADDITIVE };

/** Brings the tables up to date. Several processes may start at once: one migrates, the others wait. */
export async function migrate(database: Connection, release = THIS_RELEASE): Promise<void> {
  const later = await selectLater(database, release).catch(() => []);
  const { error } = await withoutTimeLimit(database, (connection) =>
    new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...release.migrations, ...nothingToDo(later) }) },
      // They do not build on each other: one may reach a database after one with a later number.
      allowUnorderedMigrations: true,
    }).migrateToLatest(),
  );
  if (error) throw (await refusalOf(database, release).catch(() => undefined)) ?? error;
  const refusal = await refusalOf(database, release);
  if (refusal) throw refusal;
  await noteAdditive(database, release.additive);
}

/** Brings empty tables to where a release left them that did these, of which those of a later one are noted alone. */
export async function migrateAs(database: Connection, done: string[], additive: string[]): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => done.includes(name)));
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => known },
  }).migrateToLatest();
  if (error) throw error;
  const timestamp = new Date().toISOString();
  for (const name of done.filter((each) => !(each in known)))
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(
      database,
    );
  if (done.includes(TABLE_OF_ADDITIVE)) await noteAdditive(database, additive);
}

/** What was done to the tables, and what of it an earlier release goes on with. */
export async function readMigrations(database: Connection): Promise<{ done: string[]; additive: string[] }> {
  const done = await selectDone(database);
  const rows = await database.selectFrom('additive_migrations').select('name').execute();
  return { done, additive: rows.map(({ name }) => name) };
}

/** Throws unless the tables are those of this release: a command changes no tables under a server that runs. */
export async function requireCurrentTables(database: Connection): Promise<void> {
  const refusal = await refusalOf(database, THIS_RELEASE);
  if (refusal) throw refusal;
  const done = await selectDone(database);
  const missing = Object.keys(migrations).find((name) => !done.includes(name));
  if (missing === undefined) return;
  throw new StorageUnavailable(
    `The tables are those of an earlier release: ${missing} is missing. Start the server of this release first, which brings them up to date.`,
  );
}

/** Throws when `one` has what a later release added, and `other` has not: its rows would lose it. */
export async function requireNothingLater(one: Connection, other: Connection): Promise<void> {
  const there = await selectDone(other);
  const later = (await selectLater(one, THIS_RELEASE)).find((name) => !there.includes(name));
  if (later !== undefined) throw laterRelease(later);
}

async function selectDone(database: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

/** What a later release has done to the tables. */
async function selectLater(database: Connection, release: Release): Promise<string[]> {
  return (await selectDone(database)).filter((name) => !(name in release.migrations));
}

/** Kysely wants to know all that was done; what this release does not know is done already. */
function nothingToDo(later: string[]): Record<string, Migration> {
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
}

/** This release can go on only with what the later one said to be additive. */
async function refusalOf(database: Connection, release: Release): Promise<StorageUnavailable | undefined> {
  const done = await selectDone(database);
  const later = done.filter((name) => !(name in release.migrations));
  if (later.length === 0) return undefined;
  const additive = done.includes(TABLE_OF_ADDITIVE)
    ? await database.selectFrom('additive_migrations').select('name').execute()
    : [];
  const unknown = later.find((name) => !additive.some((known) => known.name === name));
  return unknown === undefined ? undefined : laterRelease(unknown);
}

function laterRelease(migration: string): StorageUnavailable {
  return new StorageUnavailable(
    `The tables are those of a later release: ${migration} is not known here. Start that release, or restore a backup from before it.`,
  );
}

async function noteAdditive(database: Connection, additive: readonly string[]): Promise<void> {
  if (additive.length === 0) return;
  await database
    .insertInto('additive_migrations')
    .values(additive.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
