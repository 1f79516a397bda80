import { type Batch, batchName, type ShownBatchState } from '../../../contracts/batch.ts';
import { batchOf, shownState } from '../../shown-batch.ts';
import { selectBatches, selectComingBatches, selectSpan } from '../../storage/batches.ts';
import { type CountedBatch, selectCountedBatch } from '../../storage/seats.ts';
import { DAY_MS, dateOf, dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** A batch with the state that people see (`shown-batch.ts`). */
export type ListedBatch = Omit<CountedBatch, 'state'> & { state: ShownBatchState };

/** Upcoming batches by first day. A batch is listed until midnight of its first day, in the firm's time zone. */
export async function listComingBatches({ storage, now, config }: Dependencies): Promise<Batch[]> {
  const today = dayIn(now(), config.timeZone);
  const rows = await selectComingBatches(storage.database, today);
  return rows.map((row) => batchOf(row, today, config.timeZone));
}

export interface BatchFilter {
  course?: string;
  state?: ShownBatchState;
  /** Lists only batches that begin in this year. */
  year?: string;
}

/** All batches by first day, including drafts and past ones. */
export async function listBatches(
  { storage, now, config }: Dependencies,
  { course, state, year }: BatchFilter = {},
): Promise<ListedBatch[]> {
  const days = year === undefined ? {} : { from: `${year}-01-01`, before: `${Number(year) + 1}-01-01` };
  const today = dayIn(now(), config.timeZone);
  const rows = await selectBatches(storage.database, today, { ...days, course });
  return rows
    .map((row) => ({ ...row, state: shownState(row, today) }))
    .filter((batch) => state === undefined || batch.state === state);
}

/** Number of days after its start in which a batch can still get certificates. */
const TAUGHT_DAYS = 400;

/** Names of batches that have begun, newest first. A class of certificates gets the name of one. */
export async function listTaughtNames({ storage, now, config }: Dependencies): Promise<string[]> {
  const today = dayIn(now(), config.timeZone);
  const from = dateOf(new Date(now().getTime() - TAUGHT_DAYS * DAY_MS));
  const rows = await selectBatches(storage.database, today, { from, before: today });
  const taught = rows.filter(({ state }) => state === 'open' || state === 'full').toReversed();
  return taught.map(({ course_title, start }) => batchName({ courseTitle: course_title, start }));
}

/** Years in which batches begin, and the present year. */
export async function listBatchYears({ storage, now, config }: Dependencies): Promise<string[]> {
  const present = Number(dayIn(now(), config.timeZone).slice(0, 4));
  const span = await selectSpan(storage.database);
  const first = Math.min(present, Number(span?.first.slice(0, 4) ?? present));
  const last = Math.max(present, Number(span?.last.slice(0, 4) ?? present));
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** Ids come from addresses and emails, so implausible ones are refused before the database is queried. */
function isBatchId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}

export async function findBatch(
  { storage, now, config }: Dependencies,
  id: string,
): Promise<CountedBatch | undefined> {
  const today = dayIn(now(), config.timeZone);
  return isBatchId(id) ? await selectCountedBatch(storage.database, id, today) : undefined;
}

export async function requireBatch(deps: Dependencies, id: string): Promise<CountedBatch> {
  const batch = await findBatch(deps, id);
  if (batch) return batch;
  throw new OperatorError(`There is no batch ${id}. List them with batches list.`);
}

export function listedBatch({ now, config }: Dependencies, batch: CountedBatch): ListedBatch {
  return { ...batch, state: shownState(batch, dayIn(now(), config.timeZone)) };
}
