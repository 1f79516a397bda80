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
import { officeList } from './migrations/0020-office-list.ts';
import { ownersAndOutcomes } from './migrations/0021-owners-and-outcomes.ts';
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
  '0020-office-list': officeList,
  '0021-owners-and-outcomes': ownersAndOutcomes,
};

/** Brings the tables up to date. Several processes may start at once: one migrates, the others wait. */
export async function migrate(database: Connection): Promise<void> {
  const { error } = await withoutTimeLimit(database, (connection) =>
    new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      // They do not build on each other: one may reach a database after one with a later number.
      allowUnorderedMigrations: true,
    }).migrateToLatest(),
  );
  if (!error) return;
  const done = await selectDone(database).catch(() => []);
  throw laterThanThese(done) ?? error;
}

/** Throws unless the tables are those of this release: a command changes no tables under a server that runs. */
export async function requireCurrentTables(database: Connection): Promise<void> {
  const done = await selectDone(database);
  const later = laterThanThese(done);
  if (later) throw later;
  const missing = Object.keys(migrations).find((name) => !done.includes(name));
  if (missing === undefined) return;
  throw new StorageUnavailable(
    `The tables are those of an earlier release: ${missing} is missing. Start the server of this release first, which brings them up to date.`,
  );
}

async function selectDone(database: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

/** What a later release has done to the tables, this one cannot know. */
function laterThanThese(done: string[]): StorageUnavailable | undefined {
  const later = done.find((name) => !(name in migrations));
  if (later === undefined) return undefined;
  return new StorageUnavailable(
    `The tables are those of a later release: ${later} is not known here. Start that release, or restore a backup from before it.`,
  );
}
