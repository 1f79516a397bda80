import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import { countOpenOf } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';

/** Number of open submissions of each kind that this person owns. */
export async function countOwned(
  { storage: { database } }: Dependencies,
  name: string,
): Promise<Record<SubmissionKind, number>> {
  return {
    enquiry: await countOpenOf(database, 'enquiry', name),
    application: await countOpenOf(database, 'application', name),
  };
}
