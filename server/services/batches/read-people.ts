import type { Result, Seat } from '../../../domain/seat.ts';
import { isSeatUsed } from '../../../domain/seat.ts';
import { selectSeats } from '../../storage/seats.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Account, type Priced, readAccounts } from '../payments/read-payments.ts';

/** A person with a seat in a batch or on its waiting list. */
export interface BatchPerson extends Account {
  reference: string;
  name: string;
  /** Phone number and email address are empty if unknown. */
  phone: string;
  email: string;
  seat: Seat;
  /** Last day of a hold. */
  until: string | null;
  /** True if the hold has expired, so the seat is free again. */
  isOver: boolean;
  /** Null: no result is recorded. If the batch has ended, the person has passed. */
  result: Result | null;
}

/** All people of a batch with their payments, oldest enquiry first. */
export async function listPeopleOf(
  deps: Dependencies,
  batch: Priced & { id: string },
): Promise<BatchPerson[]> {
  const { database } = deps.storage;
  const rows = await selectSeats(database, batch.id);
  const accounts = await readAccounts(deps, database, batch, rows);
  const today = dayIn(deps.now(), deps.config.timeZone);
  return rows.flatMap(({ reference, name, mobile: phone, email, seat, seat_until: until, result }) => {
    const account = accounts.get(reference);
    if (seat === null || !account) return [];
    const isOver = seat === 'held' && !isSeatUsed({ seat, until }, today);
    return [{ reference, name, phone, email, seat, until, isOver, result, ...account }];
  });
}

/** Columns of an exported list of people. */
export const PEOPLE_COLUMNS = [
  'name',
  'phone',
  'email',
  'seat',
  'until',
  'fee',
  'paid',
  'balance',
  'next_due',
  'result',
  'reference',
] as const;

/** Fields of a person for commands and exports. */
export function personFields({ nextDue, isOver: _isOver, ...person }: BatchPerson) {
  return { ...person, next_due: nextDue };
}
