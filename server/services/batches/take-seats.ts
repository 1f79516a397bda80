import type { CountedBatch } from '../../storage/seats.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { changeBatch } from './change-batch.ts';

/** Somebody joined: the site shows fewer seats, and "Full" when none is left. */
export async function takeSeats(
  deps: ActingDependencies,
  id: string,
  { count = 1, seen }: { count?: number; seen?: number } = {},
): Promise<CountedBatch> {
  return await changeBatch(deps, id, seen, ({ seats, taken, reserved, state }) => {
    const used = taken + reserved;
    if (state === 'cancelled')
      throw new OperatorError(`${id} is cancelled: publish it again before you take seats.`);
    if (used + count > seats)
      throw new OperatorError(
        used === seats
          ? `All ${seats} seats of ${id} are taken${reserved > 0 ? ' or held' : ''}. Give one back first, or give the batch more seats.`
          : `Only ${seats - used} of ${seats} seats of ${id} are free.`,
      );
    return { act: 'batch.seats-taken', changes: { taken: taken + count } };
  });
}

/** Somebody left before the start. */
export async function giveSeats(
  deps: ActingDependencies,
  id: string,
  { count = 1, seen }: { count?: number; seen?: number } = {},
): Promise<CountedBatch> {
  return await changeBatch(deps, id, seen, ({ taken, reserved }) => {
    if (count > taken)
      throw new OperatorError(
        reserved > 0
          ? `Only ${taken} seats of ${id} were taken by hand: those of enquiries are given back there.`
          : taken === 0
            ? `No seat of ${id} is taken.`
            : `Only ${taken} seats of ${id} are taken.`,
      );
    return { act: 'batch.seats-given', changes: { taken: taken - count } };
  });
}
