import { randomUUID } from 'node:crypto';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { VersionConflict } from '../version-conflict.ts';
import type { Author, Changed } from './change-submission.ts';

/** A submission to change. Without a version its newest version is changed. */
export interface Chosen {
  reference: string;
  version?: number;
}

export interface ManyChanged {
  /** Id of the bulk action, for an undo. */
  bulkAct: string;
  changed: Changed[];
  /** References of submissions that were not changed, each with the reason. */
  refused: { reference: string; reason: string }[];
}

/**
 * Makes the same change to several submissions, one after the other. If one cannot be changed, it continues with the
 * next. If the database fails after the first change, the result lists the remaining submissions as refused, so the
 * changes that were made can be seen and undone. If the database fails earlier, it throws.
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
    ? `It is not known whether ${reference} was changed. Open it and check.`
    : `${reference} was not changed: the database did not answer.`;
}
