import { randomUUID } from 'node:crypto';
import { heldUntil, readMailbox, type Reader } from '../../server/services/replies/read-mailbox.ts';
import { addMailbox, holdMailbox } from '../../server/storage/mailboxes.ts';
import { fakeMailbox, type FakeMailbox } from './fake-mailbox.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';

/** What a server has to be told to read a mailbox. */
export const MAILBOX_SETTINGS = {
  IMAP_URL: 'imaps://office:secret@mail.firm.example/INBOX',
  REPLY_TO: 'office@firm.example',
  PUBLIC_URL: 'https://www.firm.example',
};
export const MAILBOX_ID = 'office@mail.firm.example/INBOX';

export interface OfficeMailbox {
  mailbox: FakeMailbox;
  reader: Reader;
  /** Stores what has come since; returns how many were new. */
  read(): Promise<number>;
}

/** A mailbox that was read before anything came: what comes from now on is new. */
export async function officeMailbox(system: Dependencies): Promise<OfficeMailbox> {
  const { database } = system.storage;
  const holder = randomUUID();
  await addMailbox(database, MAILBOX_ID);
  await holdMailbox(database, MAILBOX_ID, { holder, now: heldUntil(system), until: heldUntil(system) });
  const mailbox = fakeMailbox(system.now);
  const reader: Reader = { id: MAILBOX_ID, holder, failures: new Map() };
  const read = () => readMailbox(system, reader, mailbox);
  await read();
  return { mailbox, reader, read };
}
