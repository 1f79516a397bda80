import type { Config } from '../../config.ts';
import { mailFolder } from '../../mail/transports/open-transport.ts';
import { removeMailFiles } from '../../mail/transports/file-transport.ts';
import type { ApplicationRow, Connection, EnquiryRow } from '../../storage/database.ts';
import { deleteMailsAbout } from '../../storage/outbox.ts';
import { addDailyTotals, selectEnquiryTimes } from '../../storage/daily-totals.ts';
import { deleteReceived } from '../../storage/received-rows.ts';
import { deleteHistory } from '../../storage/submission-history.ts';
import { deleteSubmissionsAbout } from '../../storage/submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import { dayInZone } from '../calendar.ts';
import { applicationTotal, enquiryTotal } from '../figures/submission-totals.ts';

/**
 * Deletes enquiries and applications with everything that hangs on them: mails queued or written as files, saved
 * answers, notes, letters, resumes. The totals of their days stay. Rows go first: a resume left behind by a crash is swept at the server's next start.
 */
export async function deleteSubmissions(
  { storage, config }: Dependencies,
  enquiries: EnquiryRow[],
  applications: ApplicationRow[],
  also: (transaction: Connection, references: string[]) => Promise<void> = async () => {},
): Promise<void> {
  const references = [...enquiries, ...applications].map(({ reference }) => reference);
  if (references.length === 0) return;
  await storage.database.transaction().execute(async (transaction) => {
    await deleteRows(transaction, config, enquiries, applications);
    await also(transaction, references);
  });
  for (const { resume_key } of applications) await storage.resumeFiles.remove(resume_key);
  await removeMailFiles(mailFolder(config), references);
}

/** The rows alone, in a transaction of the caller. */
export async function deleteRows(
  transaction: Connection,
  { timeZone }: Pick<Config, 'timeZone'>,
  enquiries: EnquiryRow[],
  applications: ApplicationRow[],
): Promise<void> {
  const references = [...enquiries, ...applications].map(({ reference }) => reference);
  if (references.length === 0) return;
  const times = await selectEnquiryTimes(transaction, { references });
  await deleteMailsAbout(transaction, references);
  await deleteSubmissionsAbout(transaction, references);
  await deleteHistory(transaction, references);
  const deleted = {
    enquiries: await deleteReceived(transaction, 'enquiries', enquiries),
    applications: await deleteReceived(transaction, 'applications', applications),
  };
  const dayOf = dayInZone(timeZone);
  await addDailyTotals(transaction, [
    ...times
      .filter(({ reference }) => deleted.enquiries.has(reference))
      .map((row) => enquiryTotal(row, dayOf)),
    ...applications
      .filter(({ reference }) => deleted.applications.has(reference))
      .map((row) => applicationTotal(row, dayOf)),
  ]);
}
