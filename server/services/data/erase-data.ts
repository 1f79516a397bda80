import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import { selectReceivedFrom } from '../../storage/received-rows.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { requireAddress } from './find-person-data.ts';
import type { Deleted, DeletionOptions } from './purge-data.ts';
import { sweepCopies } from './sweep-data.ts';

/** Deletes everything that was sent from this address: rows, resumes, mails queued or written as files. */
export async function eraseData(
  deps: ActingDependencies,
  email: string,
  { dryRun = false, agree }: DeletionOptions = {},
): Promise<Deleted> {
  const { storage } = deps;
  const lookup = requireAddress(email);
  const enquiries = await selectReceivedFrom(storage.database, 'enquiries', lookup);
  const applications = await selectReceivedFrom(storage.database, 'applications', lookup);
  const found = { enquiries: enquiries.length, applications: applications.length };
  if (dryRun) return found;
  if (found.enquiries + found.applications > 0) await agree?.(found);
  await deleteSubmissions(deps, enquiries, applications, async (transaction, references) => {
    for (const reference of references) await recordAct(transaction, deps, 'data.erased', reference);
  });
  await overwriteDeleted(storage);
  await sweepCopies(deps);
  return found;
}
