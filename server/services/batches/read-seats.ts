import { batchName, type Batch } from '../../../contracts/batch.ts';
import { isSeatUsed, type Seat } from '../../../domain/seat.ts';
import { selectCountedBatch, selectOpenSeats, selectSeats, type SeatRow } from '../../storage/seats.ts';
import type { Connection } from '../../storage/database.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireBatch } from './read-batches.ts';

/** Person with a seat or on the waiting list. */
export interface SeatHolder {
  reference: string;
  name: string;
  /** Email address; empty if unknown. */
  email: string;
  seat: Seat;
  /** Last day of a hold. */
  until: string | null;
  /** True if the hold has expired, so the seat is free again. */
  isOver: boolean;
  received: string;
  /** Version of the enquiry. */
  version: number;
}

/** People with a seat in a batch or on its waiting list, oldest enquiry first. */
export async function listSeats(deps: Dependencies, batch: string): Promise<SeatHolder[]> {
  await requireBatch(deps, batch);
  return await selectSeatHolders(deps.storage.database, deps, batch);
}

/** Seat holders, oldest enquiry first, of a batch that is known to exist. */
export async function selectSeatHolders(
  database: Connection,
  { now, config }: Pick<Dependencies, 'now' | 'config'>,
  batch: string,
): Promise<SeatHolder[]> {
  const today = dayIn(now(), config.timeZone);
  return (await selectSeats(database, batch)).flatMap((row) => holderOf(row, today));
}

function holderOf({ seat, seat_until: until, ...row }: SeatRow, today: string): SeatHolder[] {
  if (seat === null) return [];
  const { reference, name, email, received, version } = row;
  const isOver = seat === 'held' && !isSeatUsed({ seat, until }, today);
  return [{ reference, name, email, seat, until, isOver, received, version }];
}

/** A batch with a seat to give away: a hold has expired, or there are free seats and a waiting list. */
export interface FreedSeat {
  batch: string;
  name: Batch['courseTitle'];
  free: number;
  /** The first person on the waiting list. */
  first?: SeatHolder;
  waiting: number;
  over: SeatHolder[];
}

/** Upcoming batches with a seat to give away. */
export async function listFreedSeats(deps: Dependencies): Promise<FreedSeat[]> {
  const { database } = deps.storage;
  const today = dayIn(deps.now(), deps.config.timeZone);
  const rows = Map.groupBy(await selectOpenSeats(database, today), ({ seat_batch }) => seat_batch ?? '');
  const found: FreedSeat[] = [];
  for (const [id, ofBatch] of rows) {
    const batch = await selectCountedBatch(database, id, today);
    if (!batch) continue;
    const holders = ofBatch.flatMap((row) => holderOf(row, today));
    const waiting = holders.filter(({ seat }) => seat === 'waiting');
    const over = holders.filter(({ isOver }) => isOver);
    const free = Math.max(0, batch.seats - batch.taken - batch.reserved);
    if (over.length === 0 && (free === 0 || waiting.length === 0)) continue;
    const name = batchName({ courseTitle: batch.course_title, start: batch.start });
    found.push({ batch: id, name, free, first: waiting[0], waiting: waiting.length, over });
  }
  return found;
}
