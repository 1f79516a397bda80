import { randomUUID } from 'node:crypto';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { VersionConflict } from '../version-conflict.ts';
import type { Author, Changed } from './change-submission.ts';

/** One of several submissions; without a version the newest is changed. */
export interface Chosen {
  reference: string;
  version?: number;
}

export interface ManyChanged {
  /** Number of the bulk action, for an undo. */
  bulkAct: string;
  changed: Changed[];
  /** Unchanged submissions, each with the reason. */
  refused: { reference: string; reason: string }[];
}

/**
 * Makes the same change to several submissions, one after another; a failure does not stop the others. If the database
 * fails in between, the rest is listed beside the changes made, so that those can be seen and undone; before the first
 * change it throws.
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
