import type { Connection } from '../../storage/database.ts';
import { deleteSiteFact, readSiteFact, writeSiteFact } from '../../storage/site-facts.ts';
import type { Dependencies } from '../dependencies.ts';

/** What deletes by itself, unless it would take more than is plausible. */
export const UNATTENDED = ['sweep', 'purge'] as const;
export type Unattended = (typeof UNATTENDED)[number];

/** After the reasons. */
export const WHAT_TO_DO =
  'Nothing was deleted. Correct what is wrong, such as RETENTION_DAYS, the clock or the database; if all is right, data purge asks and goes ahead.';

/** Notes why nothing was taken, for `doctor` and the desk's first page, until `goAhead`. */
export async function holdBack(
  { storage, log }: Pick<Dependencies, 'storage' | 'log'>,
  what: Unattended,
  reason: string,
): Promise<void> {
  log.error({ reason }, `the ${what} took nothing and waits for data purge`);
  await writeSiteFact(storage.database, `${what}_held_back`, reason);
}

/** It went through, or there was nothing to take. */
export async function goAhead(database: Connection, what: Unattended): Promise<void> {
  await deleteSiteFact(database, `${what}_held_back`);
}

/** The reasons, in sentences. */
export async function readHeldBack(database: Connection): Promise<{ what: Unattended; reason: string }[]> {
  const found = await Promise.all(
    UNATTENDED.map(async (what) => ({ what, reason: await readSiteFact(database, `${what}_held_back`) })),
  );
  return found.flatMap(({ what, reason }) => (reason === undefined ? [] : [{ what, reason }]));
}
