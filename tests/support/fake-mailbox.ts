import type { Mailbox } from '../../server/mail/mailbox/open-mailbox.ts';

interface Lying {
  uid: number;
  source: Buffer;
  received: Date;
  bytes?: number;
}

export interface FakeMailbox extends Mailbox {
  /** Something comes in; returns its number. */
  deliver(source: Buffer, details?: { received?: Date; bytes?: number }): number;
  /** The server has lost its numbers: all mails get new ones. */
  countAnew(): void;
  /** A second connection to the same mails. */
  openAgain(): FakeMailbox;
}

/** A mailbox in memory, of which others may hold connections too. */
export function fakeMailbox(now: () => Date, mails: Lying[] = []): FakeMailbox {
  const mailbox: FakeMailbox = {
    uidValidity: '1',
    uidNext: 1,
    deliver(source, { received = now(), bytes } = {}) {
      const uid = mailbox.uidNext;
      mails.push({ uid, source, received, bytes });
      mailbox.uidNext += 1;
      return uid;
    },
    countAnew() {
      mailbox.uidValidity = String(Number(mailbox.uidValidity) + 1);
      for (const [index, mail] of mails.entries()) mail.uid = index + 1;
      mailbox.uidNext = mails.length + 1;
    },
    openAgain: () =>
      Object.assign(fakeMailbox(now, mails), { uidValidity: mailbox.uidValidity, uidNext: mailbox.uidNext }),
    list: async (last) =>
      mails
        .filter(({ uid }) => uid > last)
        .map(({ uid, source, received, bytes }) => ({ uid, received, bytes: bytes ?? source.length })),
    async read(uid, maxBytes) {
      const mail = mails.find((one) => one.uid === uid);
      return mail && Buffer.from(mail.source.subarray(0, maxBytes));
    },
    wait: async () => {},
    close: async () => {},
  };
  return mailbox;
}
