import type { Connection } from '../../storage/database.ts';
import { readSiteFact, writeSiteFact } from '../../storage/site-facts.ts';
import { deleteRows } from '../../storage/rows.ts';
import { DAY_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** Automatic deletions, which stop if they would delete an implausible amount. */
export const UNATTENDED = ['sweep', 'purge'] as const;
export type Unattended = (typeof UNATTENDED)[number];

/** Time of the last log line by this process, because a job may be held back for a week. */
const said = new WeakMap<Dependencies['storage'], Partial<Record<Unattended, number>>>();
const SAID_AGAIN_MS = DAY_MS;

/** Notes why nothing was deleted, for `doctor` and the desk's first page, until `goAhead`. */
export async function holdBack(
  { storage, log, now }: Pick<Dependencies, 'storage' | 'log' | 'now'>,
  what: Unattended,
  reason: string,
): Promise<void> {
  const times = said.get(storage) ?? {};
  const isNew = (await readSiteFact(storage.database, `${what}_held_back`)) === undefined;
  if (isNew || Math.abs(now().getTime() - (times[what] ?? 0)) >= SAID_AGAIN_MS) {
    const ifNot = 'correct RETENTION_DAYS, the clock or the store';
    log.error({ reason, ifNot }, `the ${what} deleted nothing and waits for data purge`);
    said.set(storage, { ...times, [what]: now().getTime() });
  }
  await writeSiteFact(storage.database, `${what}_held_back`, reason);
}

/** Clears the note: the job ran, or there was nothing to delete. */
export async function goAhead(database: Connection, what: Unattended): Promise<void> {
  await deleteRows(database, 'site_facts', { name: `${what}_held_back` });
}

/** The reasons, in sentences. */
export async function readHeldBack(database: Connection): Promise<{ what: Unattended; reason: string }[]> {
  const found = await Promise.all(
    UNATTENDED.map(async (what) => ({ what, reason: await readSiteFact(database, `${what}_held_back`) })),
  );
  return found.flatMap(({ what, reason }) => (reason === undefined ? [] : [{ what, reason }]));
}
