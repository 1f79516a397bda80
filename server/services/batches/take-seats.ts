import { plural } from '../../../contracts/plural.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { type Agree, type BatchChange, changeBatch } from './change-batch.ts';

/**
 * Increases the number of taken seats that the office counts itself. The site then shows fewer seats, or "Full" if no
 * seat is left.
 */
export async function takeSeats(
  deps: ActingDependencies,
  id: string,
  { count = 1, seen }: { count?: number; seen?: number } = {},
): Promise<CountedBatch> {
  return await changeBatch(deps, id, seen, ({ seats, taken, reserved, state }) => {
    const used = taken + reserved;
    if (state === 'cancelled')
      throw new OperatorError(`${id} is cancelled. Publish it again before you record seats.`);
    if (used + count > seats)
      throw new OperatorError(
        used === seats
          ? `No seat of ${id} is free. Free one first, or add seats to the batch.`
          : `${id} has only ${plural(seats - used, 'free seat')}.`,
      );
    return { act: 'batch.seats-taken', changes: { taken: taken + count } };
  });
}

/** Decreases the number of taken seats that the office counts itself, for people who cancelled before the start. */
export async function giveSeats(
  deps: ActingDependencies,
  id: string,
  { count = 1, seen, agree }: { count?: number; seen?: number; agree?: Agree } = {},
): Promise<CountedBatch> {
  const plan = ({ taken, reserved }: CountedBatch): BatchChange => {
    if (count > taken)
      throw new OperatorError(
        `${taken === 0 ? 'No seat' : `Only ${plural(taken, 'seat', 'seats')}`} of ${id} ${taken > 1 ? 'were' : 'was'} recorded by hand.${reserved > 0 ? ' Free the seat of an enquiry at the enquiry.' : ''}`,
      );
    return { act: 'batch.seats-given', changes: { taken: taken - count } };
  };
  return await changeBatch(deps, id, seen, plan, agree);
}
