import type { KnownMails } from '../../mail/mailbox/split-quoted.ts';
import type { Message } from '../../mail/mailbox/read-message.ts';
import { automaticMail, ourAddresses } from '../../mail/compose-mail.ts';
import { replyAddress } from '../../mail/reply-address.ts';
import { isConfirmation, selectMailsAbout } from '../../storage/outbox.ts';
import type { Received } from '../../storage/received-rows.ts';
import { selectRepliesTo } from '../../storage/replies.ts';
import { selectNotesAndLetters } from '../../storage/submission-history.ts';
import type { Dependencies } from '../dependencies.ts';

/** Number of newest emails in each direction to compare. */
const TEXTS_MAX = 20;
const TEXT_MAX_LENGTH = 10_000;

/** Earlier emails that a reply about a submission may quote. */
export async function findKnownMails(
  { storage, config }: Dependencies,
  { sender }: Message,
  row: Received | undefined,
): Promise<KnownMails> {
  const addresses = [...ourAddresses(config), sender.address];
  if (!row) return { texts: [], subjects: [], addresses };
  const { database, certificateSecret } = storage;
  const { reference } = row;
  const { letters } = await selectNotesAndLetters(database, [reference]);
  const confirmations = (await selectMailsAbout(database, reference))
    .filter(({ kind }) => isConfirmation(kind))
    .map((entry) => automaticMail(config, entry, row));
  const ours = [...letters, ...confirmations].slice(-TEXTS_MAX);
  const theirs = (await selectRepliesTo(database, [reference])).slice(-TEXTS_MAX);
  const written = row.kind === 'enquiry' ? row.message : row.cover_letter;
  const texts = [...ours.map(({ text }) => text), ...theirs.map(({ text }) => text), written];
  return {
    texts: texts.map((text) => text.slice(0, TEXT_MAX_LENGTH)),
    subjects: ours.map(({ subject }) => subject),
    addresses: [...addresses, replyAddress(config, certificateSecret, reference)],
  };
}
