import type { ApplicationRow, Connection, EnquiryRow } from '../../../storage/database.ts';
import { selectReceived } from '../../../storage/received-rows.ts';
import { selectTrailOfActs } from '../../../storage/trail.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Act } from '../../trail/acts.ts';
import { tableOf } from '../../submissions/require-received.ts';
import { deleteSubmissionRows } from '../delete-submissions.ts';

/** What a backup holds of people who were erased. A reference is never used again, so the moment does not matter. */
export interface Erasures {
  enquiries: EnquiryRow[];
  applications: ApplicationRow[];
}

const ERASED: Act = 'data.erased';

export async function planErasures(present: Connection, backup: Connection): Promise<Erasures> {
  const lines = [
    ...(await selectTrailOfActs(present, [ERASED])),
    ...(await selectTrailOfActs(backup, [ERASED])),
  ];
  const found: Erasures = { enquiries: [], applications: [] };
  for (const reference of new Set(lines.map((line) => line.reference))) {
    if (tableOf(reference) === 'enquiries') {
      const row = await selectReceived(backup, 'enquiries', reference);
      if (row) found.enquiries.push(row);
    } else {
      const row = await selectReceived(backup, 'applications', reference);
      if (row) found.applications.push(row);
    }
  }
  return found;
}

export async function applyErasures(
  backup: Connection,
  deps: Dependencies,
  { enquiries, applications }: Erasures,
): Promise<void> {
  await deleteSubmissionRows(backup, deps, enquiries, applications);
}
