import type { ApplicationRow, Connection, EnquiryRow, RemovalRow } from '../../storage/database.ts';
import { deleteMailsAbout } from '../../storage/outbox.ts';
import { addDailyTotals, selectEnquiryTimes } from '../../storage/daily-totals.ts';
import { deleteReceived } from '../../storage/received-rows.ts';
import { insertRemovals } from '../../storage/removals.ts';
import { deleteHistory } from '../../storage/submission-history.ts';
import { deleteSubmissionsAbout } from '../../storage/submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import { dayInZone } from '../calendar.ts';
import { applicationTotal, enquiryTotal } from '../figures/submission-totals.ts';
import { workOffRemovals } from './work-off-removals.ts';

/**
 * Rows of one transaction: visitors wait for it, and its log must fit into the reserve of a full disk. Each row may take
 * 120 words along, each of them on two pages of its own: 10 MB.
 */
export const BATCH_SIZE = 10;

/**
 * Deletes enquiries and applications with everything that hangs on them: mails queued or written as files, saved
 * answers, notes, letters, resumes. The totals of their days stay. Rows go first, and what must follow is a row itself:
 * neither a crash nor a store that fails makes it forgotten.
 */
export async function deleteSubmissions(
  deps: Dependencies,
  enquiries: EnquiryRow[],
  applications: ApplicationRow[],
  also: (transaction: Connection, references: string[]) => Promise<void> = async () => {},
): Promise<void> {
  const references = [...enquiries, ...applications].map(({ reference }) => reference);
  if (references.length === 0) return;
  const removals = await deps.storage.database.transaction().execute(async (transaction) => {
    const left = await deleteSubmissionRows(transaction, deps, enquiries, applications);
    await also(transaction, references);
    return left;
  });
  await workOffRemovals(deps, removals);
}

/** In a transaction. Returns what `workOffRemovals` has to remove once it is committed. */
export async function deleteSubmissionRows(
  transaction: Connection,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  enquiries: EnquiryRow[],
  applications: ApplicationRow[],
): Promise<RemovalRow[]> {
  const references = [...enquiries, ...applications].map(({ reference }) => reference);
  const times = await selectEnquiryTimes(transaction, { references });
  await deleteMailsAbout(transaction, references);
  await deleteSubmissionsAbout(transaction, references);
  await deleteHistory(transaction, references);
  const deleted = {
    enquiries: await deleteReceived(transaction, 'enquiries', enquiries),
    applications: await deleteReceived(transaction, 'applications', applications),
  };
  const deletedApplications = applications.filter(({ reference }) => deleted.applications.has(reference));
  const dayOf = dayInZone(config.timeZone);
  await addDailyTotals(transaction, [
    ...times
      .filter(({ reference }) => deleted.enquiries.has(reference))
      .map((row) => enquiryTotal(row, dayOf)),
    ...deletedApplications.map((row) => applicationTotal(row, dayOf)),
  ]);
  const removals = removalsOf({
    enquiries: enquiries.filter(({ reference }) => deleted.enquiries.has(reference)),
    applications: deletedApplications,
  });
  return await insertRemovals(transaction, removals, now().toISOString());
}

/** Files that rows leave behind: mails about them, and resumes. */
export function removalsOf({
  enquiries,
  applications,
}: {
  enquiries: EnquiryRow[];
  applications: ApplicationRow[];
}): Pick<RemovalRow, 'kind' | 'key'>[] {
  return [
    ...[...enquiries, ...applications].map(({ reference }) => ({ kind: 'mails', key: reference }) as const),
    ...applications.map(({ resume_key }) => ({ kind: 'resume', key: resume_key }) as const),
  ];
}
