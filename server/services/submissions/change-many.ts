import { randomUUID } from 'node:crypto';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { VersionConflict } from '../version-conflict.ts';
import type { Author, Changed } from './change-submission.ts';

/** One of many; without a version the newest is changed. */
export interface Chosen {
  reference: string;
  version?: number;
}

export interface ManyChanged {
  /** The number by which all of them are undone. */
  bulkAct: string;
  changed: Changed[];
  /** Those that stay as they are, each with why. */
  refused: { reference: string; reason: string }[];
}

/**
 * Makes the same change to each of many, one after another: one that cannot be changed stops none of the others. If
 * the database fails in between, the rest is named like the changes that were made, so that they can be seen and
 * undone; before the first change it throws.
 */
export async function changeMany(
  deps: Dependencies,
  chosen: readonly Chosen[],
  by: string,
  change: (deps: Dependencies, reference: string, author: Author) => Promise<Changed>,
): Promise<ManyChanged> {
  const all: ManyChanged = { bulkAct: randomUUID(), changed: [], refused: [] };
  for (const { reference, version } of chosen) {
    try {
      all.changed.push(await change(deps, reference, { by, version, bulkAct: all.bulkAct }));
    } catch (error) {
      if (error instanceof StorageUnavailable && all.changed.length > 0) {
        all.refused.push({ reference, reason: notReached(reference, error) });
        continue;
      }
      if (!(error instanceof OperatorError)) throw error;
      const reason =
        error instanceof VersionConflict
          ? `${error.changedBy ?? 'Somebody'} changed ${reference} meanwhile.`
          : error.message;
      all.refused.push({ reference, reason });
    }
  }
  return all;
}

function notReached(reference: string, { isOutcomeUnknown }: StorageUnavailable): string {
  return isOutcomeUnknown
    ? `Whether ${reference} was changed is not known: look at it.`
    : `${reference} was not changed: the database did not answer.`;
}
