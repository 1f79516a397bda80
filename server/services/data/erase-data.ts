import { selectApplicationsOf } from '../../storage/applications.ts';
import { selectEnquiriesOf } from '../../storage/enquiries.ts';
import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Deleted } from './purge-data.ts';
import { sweepCopies } from './sweep-data.ts';

export async function countOf({ storage }: Dependencies, email: string): Promise<Deleted> {
  const lookup = lookupOf(email);
  return {
    enquiries: (await selectEnquiriesOf(storage.database, lookup)).length,
    applications: (await selectApplicationsOf(storage.database, lookup)).length,
  };
}

/** Deletes everything that was sent from this address: rows, resumes, mails queued or written as files. */
export async function eraseData(deps: Dependencies, email: string): Promise<Deleted> {
  const { storage } = deps;
  const lookup = lookupOf(email);
  const enquiries = await selectEnquiriesOf(storage.database, lookup);
  const applications = await selectApplicationsOf(storage.database, lookup);
  await deleteSubmissions(deps, enquiries, applications);
  await overwriteDeleted(storage);
  await sweepCopies(deps);
  return { enquiries: enquiries.length, applications: applications.length };
}

function lookupOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
