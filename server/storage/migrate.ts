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
import { StorageUnavailable } from './storage-unavailable.ts';

/** In order; a migration that was released is never changed. */
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
};

/** Brings the tables up to date. Several processes may start at once: one migrates, the others wait. */
export async function migrate(database: Connection): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // They do not build on each other: one may reach a database after one with a later number.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw (await laterThanThese(database)) ?? error;
}

/** What a later release has done to the tables, this one cannot know. */
async function laterThanThese(database: Connection): Promise<StorageUnavailable | undefined> {
  const done = await sql<{ name: string }>`select name from kysely_migration`
    .execute(database)
    .catch(() => undefined);
  const later = done?.rows.find(({ name }) => !(name in migrations));
  if (!later) return undefined;
  return new StorageUnavailable(
    `The tables are those of a later release: ${later.name} is not known here. Start that release, or restore a backup from before it.`,
  );
}
