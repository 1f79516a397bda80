import { composeMail, officeAddresses } from '../../mail/compose-mail.ts';
import type { OutboxRow } from '../../storage/database.ts';
import { isToRetry, selectMail, selectMailPage } from '../../storage/outbox.ts';
import { holderAttachments } from '../certificates/holder-attachments.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

const PAGE_SIZE = 50;

const SUBJECTS: Record<OutboxRow['kind'], string> = {
  'enquiry-notification': 'Enquiry, to the office',
  'enquiry-confirmation': 'Confirmation of an enquiry',
  'application-notification': 'Application, to the office',
  'application-confirmation': 'Confirmation of an application',
  'enquiry-answer': 'Answer to an enquiry',
  'application-answer': 'Answer to an application',
  'access-reset': 'Access to the desk reset, to the office',
  'certificate-holder': 'Certificate, to its holder',
  'subscription-confirmation': 'Subscriber, asked to confirm',
  'batch-opened': 'Batch, to a subscriber of its course',
  'morning-mail': 'Email to staff',
};

export type ListedMail = ReturnType<typeof describeMail>;
export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** A page of 50 emails, newest first: unsent ones, or all. */
export async function readMailPage(deps: Dependencies, { all, before }: { all: boolean; before?: string }) {
  const { database } = deps.storage;
  const start = before === undefined ? undefined : await selectMail(database, before);
  const rows = await selectMailPage(database, { all, before: start, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    mails: shown.map((row) => describeMail(deps, row)),
    /** Cursor of the page with older emails; undefined on the last page. */
    older: rows.length > PAGE_SIZE ? shown.at(-1)?.id : undefined,
  };
}

/** An email in the form in which it would be sent at present. */
export async function readMail(deps: Dependencies, id: string) {
  const row = await selectMail(deps.storage.database, id);
  const mail =
    row && (await composeMail({ ...deps, holderFiles: holderAttachments(deps, { namesAlone: true }) }, row));
  if (!row || !mail) throw new OperatorError('This email no longer exists.');
  for (const { content } of mail.attachments ?? []) content.destroy();
  return {
    ...describeMail(deps, row),
    subject: mail.subject,
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    attachments: mail.attachments?.map(({ fileName }) => fileName) ?? [],
    text: mail.text,
  };
}

function describeMail({ config }: Dependencies, row: OutboxRow) {
  const { id, kind, reference, recipient_lookup, state, attempts, created, due, sent, last_error } = row;
  return {
    id,
    subject: SUBJECTS[kind],
    reference,
    to: recipient_lookup || officeAddresses(config).join(', '),
    state,
    attempts,
    created,
    /** Time of the next attempt, if the email is waiting. */
    due: state === 'waiting' ? due : null,
    sent,
    error: last_error,
    isRetried: isToRetry(row),
  };
}
