import { lastDay, longDay, WEEKDAYS } from '../../../contracts/batch.ts';
import { replaceAttendance, selectAttendance } from '../../storage/attendance.ts';
import type { BatchRow } from '../../storage/database.ts';
import { selectSeats } from '../../storage/seats.ts';
import { weekdaysOf } from '../../shown-batch.ts';
import { DAY_MS, dateOf, dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';
import { requireLockedBatch } from './change-batch.ts';

/** Days on which a batch has a class. If the weekdays or the last day are not set, only the first day. */
export function classDays(batch: Pick<BatchRow, 'start' | 'end' | 'weeks' | 'days'>): string[] {
  const { start } = batch;
  const weekdays = weekdaysOf(batch.days);
  const last = lastDay({ ...batch, days: weekdays });
  if (last === null || weekdays.length === 0) return [start];
  const found: string[] = [];
  for (let time = Date.parse(start); time <= Date.parse(last); time += DAY_MS) {
    const day = new Date(time);
    const weekday = WEEKDAYS[(day.getUTCDay() + 6) % 7];
    if (weekday && weekdays.includes(weekday)) found.push(dateOf(day));
  }
  return found;
}

/** References of the people who were present, by day. Only days with attendance are included. */
export async function readAttendance(
  { storage }: Dependencies,
  batch: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const byDay = Map.groupBy(await selectAttendance(storage.database, batch), ({ day }) => day);
  return new Map(
    [...byDay].map(([day, rows]) => [day, new Set(rows.map(({ reference }) => reference))] as const),
  );
}

/** Records who was present on a day. Everybody else in the batch counts as absent. */
export async function markAttendance(
  deps: Dependencies,
  batch: string,
  { day, present }: { day: string; present: readonly string[] },
  by: string,
): Promise<number> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireLockedBatch(transaction, deps, batch);
    if (!classDays(row).includes(day)) throw wrongField('day', `There is no class on ${day}`);
    if (day > dayIn(deps.now(), deps.config.timeZone))
      throw wrongField('day', `The class of ${longDay(day)} has not taken place yet`);
    const people = new Set((await selectSeats(transaction, batch)).map(({ reference }) => reference));
    const came = [...new Set(present)].filter((reference) => people.has(reference));
    const marked = { batch, day, marked_by: by, marked_at: deps.now().toISOString() };
    await replaceAttendance(
      transaction,
      marked,
      came.map((reference) => ({ id: `${batch}.${reference}.${day}`, reference, ...marked })),
    );
    return came.length;
  });
}
