import type { Connection } from '../../storage/database.ts';
import { readSiteFact, writeSiteFact } from '../../storage/site-facts.ts';
import { deleteRows } from '../../storage/rows.ts';
import { DAY_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** Automatic deletions. They stop and wait for a person if they would delete much more than expected. */
export const UNATTENDED = ['sweep', 'purge'] as const;
export type Unattended = (typeof UNATTENDED)[number];

/** Time of the last line in the log. A deletion may wait for a week, and this process does not log it each time. */
const said = new WeakMap<Dependencies['storage'], Partial<Record<Unattended, number>>>();
const SAID_AGAIN_MS = DAY_MS;

/** Stores the reason why nothing was deleted. `doctor` and the first page of the desk show it until `goAhead`. */
export async function holdBack(
  { storage, log, now }: Pick<Dependencies, 'storage' | 'log' | 'now'>,
  what: Unattended,
  reason: string,
): Promise<void> {
  const times = said.get(storage) ?? {};
  const isNew = (await readSiteFact(storage.database, `${what}_held_back`)) === undefined;
  if (isNew || Math.abs(now().getTime() - (times[what] ?? 0)) >= SAID_AGAIN_MS) {
    const ifNot = 'correct RETENTION_DAYS, the clock or the store';
    log.error({ reason, ifNot }, `the ${what} deleted nothing: somebody must decide with data purge`);
    said.set(storage, { ...times, [what]: now().getTime() });
  }
  await writeSiteFact(storage.database, `${what}_held_back`, reason);
}

/** Deletes the stored reason, because the deletion was done or there was nothing to delete. */
export async function goAhead(database: Connection, what: Unattended): Promise<void> {
  await deleteRows(database, 'site_facts', { name: `${what}_held_back` });
}

/** Automatic deletions that wait for a person, each with the reason in a sentence. */
export async function readHeldBack(database: Connection): Promise<{ what: Unattended; reason: string }[]> {
  const found = await Promise.all(
    UNATTENDED.map(async (what) => ({ what, reason: await readSiteFact(database, `${what}_held_back`) })),
  );
  return found.flatMap(({ what, reason }) => (reason === undefined ? [] : [{ what, reason }]));
}
