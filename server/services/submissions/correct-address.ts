import { kindOf } from '../../../domain/submission-kind.ts';
import { emailLine } from '../../../contracts/text.ts';
import type { Connection, OutboxRow } from '../../storage/database.ts';
import { redirectMails, selectRedirectable } from '../../storage/outbox.ts';
import { type Received, updateAddress } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { applyChange, type Author, withSubmission } from './change-submission.ts';

const EMAIL = emailLine('Give the address', 'An address looks like name@example.com');

/** Corrects the email address of a submission, or adds a missing one. The history contains the old one. */
export async function correctAddress(deps: Dependencies, reference: string, typed: string, author: Author) {
  const email = parseRequest(EMAIL, typed);
  return await withSubmission(deps, kindOf(reference), reference, author, async (transaction, row) => {
    if (row.email === email) throw new OperatorError(`${email} is already the address.`);
    const changed = await applyChange(deps, transaction, row, author.by, {
      act: 'correct',
      formerEmail: row.email,
    });
    return { ...changed, email, mails: await readdress(deps, transaction, row, email) };
  });
}

/** Emails that would be sent to the corrected address. Throws if it is not a valid address. */
export async function findToRedirect(
  { storage }: Dependencies,
  reference: string,
  typed: string,
): Promise<OutboxRow[]> {
  parseRequest(EMAIL, typed);
  return await selectRedirectable(storage.database, reference);
}

/** Sends emails to the corrected address and returns their number. Must run in the transaction of the change. */
export async function readdress(
  { now }: Dependencies,
  transaction: Connection,
  row: Received,
  email: string,
): Promise<number> {
  await updateAddress(transaction, row, email);
  return await redirectMails(transaction, row.reference, email, now().toISOString());
}
