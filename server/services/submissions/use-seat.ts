import { batchName } from '../../../contracts/batch.ts';
import { isSeatUsed, type SeatStanding } from '../../../contracts/seat.ts';
import type { EnquiryOutcome } from '../../../contracts/enquiry-outcome.ts';
import type { Connection } from '../../storage/database.ts';
import { type CountedBatch, lockBatch, selectCountedBatch } from '../../storage/seats.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';

/** A batch before and after a seat of it was given or freed. */
export interface SeatUse {
  before: CountedBatch;
  after: CountedBatch;
}

type SeatIn = SeatStanding & { batch: string | null };

/** Throws unless a seat is free. Somebody who changes the batch gives a seat of one back and takes one of the other. */
export async function requireSeats(
  deps: Pick<Dependencies, 'now' | 'config'>,
  transaction: Connection,
  { from, to }: { from: SeatIn; to: SeatIn },
): Promise<SeatUse[]> {
  const isMoved = from.seat !== null && to.seat !== null && from.batch !== to.batch;
  const steps = isMoved
    ? [
        { batch: from.batch, from, to: NO_SEAT },
        { batch: to.batch, from: NO_SEAT, to },
      ]
    : [{ batch: to.batch, from, to }];
  const uses: SeatUse[] = [];
  for (const { batch, ...step } of steps) {
    const use = batch === null ? undefined : await requireSeat(deps, transaction, batch, step);
    if (use) uses.push(use);
  }
  return uses;
}

const NO_SEAT: SeatStanding = { seat: null, until: null };

/**
 * Throws unless a seat is free for who had none: what is taken is never more than there is, whoever else is at it. Returns
 * the batch, locked, where one seat more or less is used from now on; its caller announces that.
 */
async function requireSeat(
  deps: Pick<Dependencies, 'now' | 'config'>,
  transaction: Connection,
  batch: string,
  { from, to }: { from: SeatStanding; to: SeatStanding },
): Promise<SeatUse | undefined> {
  if (to.seat === from.seat && to.until === from.until) return undefined;
  const today = dayIn(deps.now(), deps.config.timeZone);
  const wasUsed = isSeatUsed(from, today);
  const isUsed = isSeatUsed(to, today);
  if (wasUsed === isUsed && (isUsed || to.seat === null)) return undefined;
  await lockBatch(transaction, batch);
  const row = await selectCountedBatch(transaction, batch, today);
  if (to.seat !== null) requireRoom(row, batch, isUsed);
  if (!row || wasUsed === isUsed) return undefined;
  return { before: row, after: { ...row, reserved: row.reserved + (isUsed ? 1 : -1) } };
}

function requireRoom(row: CountedBatch | undefined, batch: string, isUsed: boolean): void {
  if (!row) throw wrongField('seat', `There is no batch ${batch} any more`);
  const name = batchName({ courseTitle: row.course_title, start: row.start });
  if (row.state === 'cancelled' || row.state === 'draft')
    throw wrongField('seat', `${name} is not on the site`);
  if (!isUsed || row.taken + row.reserved < row.seats) return;
  throw wrongField(
    'seat',
    `No seat of ${name} is free any more: put them on the waiting list, or give the batch more seats`,
  );
}

/** What closing does to a seat: who joined has it, for anybody else it is free again. */
export function seatAfterClosing(standing: SeatStanding, outcome: EnquiryOutcome | null): SeatStanding {
  if (standing.seat === null || standing.seat === 'taken') return standing;
  const hasJoined = standing.seat === 'held' && outcome === 'joined';
  return { seat: hasJoined ? 'taken' : null, until: null };
}
