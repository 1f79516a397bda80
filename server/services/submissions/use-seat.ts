import { batchName } from '../../../contracts/batch.ts';
import { isSeatUsed, type SeatStanding } from '../../../domain/seat.ts';
import type { EnquiryOutcome } from '../../../domain/enquiry-outcome.ts';
import { selectBatch } from '../../storage/batches.ts';
import type { BatchRow, Connection } from '../../storage/database.ts';
import type { Enquiry, Received } from '../../storage/received-rows.ts';
import { homeNumber } from '../../storage/search-words.ts';
import { type CountedBatch, lockBatch, selectCountedBatch, selectSeats } from '../../storage/seats.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';

/** A batch before and after one of its seats was used or freed. */
export interface SeatUse {
  before: CountedBatch;
  after: CountedBatch;
}

type SeatIn = SeatStanding & { batch: string | null };

/** Throws unless the seats that a change needs are free. A move frees a seat in one batch and needs one in another. */
export async function requireSeats(
  deps: Pick<Dependencies, 'now' | 'config'>,
  transaction: Connection,
  row: Received,
  { from, to }: { from: SeatIn; to: SeatIn },
): Promise<SeatUse[]> {
  if (row.kind === 'enquiry' && to.seat !== null && (from.seat === null || from.batch !== to.batch))
    await requireFirstSeat(transaction, row, to.batch);
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
 * Throws if the change needs a seat and none is free. Simultaneous requests cannot use the same seat, because the batch
 * is locked. Returns the batch with its numbers of seats before and after; undefined if these do not change.
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

/**
 * Throws if the same person already has a seat in this batch with another enquiry. Families share a phone, so the name
 * is compared too.
 */
async function requireFirstSeat(transaction: Connection, row: Enquiry, batch: string | null): Promise<void> {
  const others = await selectSeats(transaction, batch ?? '');
  const phone = homeNumber(row.mobile);
  const nameOf = ({ name }: { name: string }) => name.toLowerCase();
  const same = others.find((other) => {
    if (other.reference === row.reference) return false;
    if (row.email !== '' && other.email.toLowerCase() === row.email_lookup) return true;
    if (row.person !== null && other.person === row.person) return true;
    return phone !== '' && homeNumber(other.mobile) === phone && nameOf(other) === nameOf(row);
  });
  if (same)
    throw wrongField(
      'seat',
      `${same.name} already has a seat in this batch, or waits for one (${same.reference}): use that enquiry`,
    );
}

/** Seat after an enquiry is closed. Only people who joined keep theirs. */
export function seatAfterClosing(standing: SeatStanding, outcome: EnquiryOutcome | null): SeatStanding {
  const { seat } = standing;
  const hasJoined = outcome === 'joined' || (seat === 'taken' && outcome === null);
  if (seat === 'taken' && hasJoined) return standing;
  return { seat: seat === 'held' && hasJoined ? 'taken' : null, until: null };
}

/**
 * Outcome of an enquiry after its seat has changed. A taken seat means joined, even before the enquiry is closed. A
 * freed seat removes that outcome.
 */
export function outcomeWith(
  { seat }: SeatStanding,
  said: EnquiryOutcome | null,
  isGivenBack: boolean,
): EnquiryOutcome | null {
  if (seat === 'taken') return 'joined';
  return isGivenBack && said === 'joined' ? null : said;
}

/** Fee of a batch on this day, which may be the early-bird price. Null if the batch has none. */
export async function feeToday(
  { now, config }: Pick<Dependencies, 'now' | 'config'>,
  database: Connection,
  batch: string | null,
): Promise<number | null> {
  const row = batch === null ? undefined : await selectBatch(database, batch);
  return row ? feeOn(row, dayIn(now(), config.timeZone)) : null;
}

export function feeOn(
  { fee, early_fee, early_until }: Pick<BatchRow, 'fee' | 'early_fee' | 'early_until'>,
  day: string,
): number | null {
  return early_fee !== null && early_until !== null && day <= early_until ? early_fee : fee;
}
