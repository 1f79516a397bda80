import { selectApplicationsOf } from '../../storage/applications.ts';
import { selectEnquiriesOf } from '../../storage/enquiries.ts';
import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Deleted, DeletionOptions } from './purge-data.ts';
import { sweepCopies } from './sweep-data.ts';

/** Deletes everything that was sent from this address: rows, resumes, mails queued or written as files. */
export async function eraseData(
  deps: Dependencies,
  email: string,
  { dryRun = false, agree }: DeletionOptions = {},
): Promise<Deleted> {
  const { storage } = deps;
  const lookup = email.trim().normalize('NFC').toLowerCase();
  const enquiries = await selectEnquiriesOf(storage.database, lookup);
  const applications = await selectApplicationsOf(storage.database, lookup);
  const found = { enquiries: enquiries.length, applications: applications.length };
  if (dryRun) return found;
  if (found.enquiries + found.applications > 0) await agree?.(found);
  await deleteSubmissions(deps, enquiries, applications);
  await overwriteDeleted(storage);
  await sweepCopies(deps);
  return found;
}
