import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Script, scriptedImap } from '../../../tests/support/scripted-imap.ts';
import { type Mailbox, openMailbox } from './open-mailbox.ts';

const LONGEST_MS = 10 * 60_000;

async function openedMailbox(url: string): Promise<Mailbox> {
  const mailbox = await openMailbox(url);
  onTestFinished(() => mailbox.close());
  return mailbox;
}

/** Every mail of the mailbox in the order in which looks after another find it. */
async function listAll(mailbox: Mailbox, last = 0): Promise<number[][]> {
  const looks: number[][] = [];
  for (;;) {
    const found = (await mailbox.list(looks.at(-1)?.at(-1) ?? last)).map(({ uid }) => uid);
    if (found.length === 0) return looks;
    looks.push(found);
  }
}

describe('a mailbox', () => {
  it('with very many mails is listed in parts: none is skipped, none comes twice', async () => {
    const imap = await scriptedImap({}, { uidNext: 60_001 });
    for (let count = 0; count < 12_000; count += 1) imap.deliver(Buffer.from('x'));
    const looks = await listAll(await openedMailbox(imap.url));
    expect(looks.length).toBeGreaterThan(2);
    expect(looks.flat()).toEqual(Array.from({ length: 12_000 }, (_, index) => 60_001 + index));
  });

  it('is read again from a lower number, as after a restore, though nothing came since', async () => {
    const imap = await scriptedImap();
    for (let count = 0; count < 3; count += 1) imap.deliver(Buffer.from('x'));
    const mailbox = await openedMailbox(imap.url);
    expect(await listAll(mailbox)).toEqual([[1, 2, 3]]);
    expect(await listAll(mailbox, 1)).toEqual([[2, 3]]);
    imap.deliver(Buffer.from('x'));
    expect(await listAll(mailbox, 3)).toEqual([[4]]);
  });

  it('whose server gives no date that there is is listed all the same', async () => {
    const imap = await scriptedImap({
      'UID FETCH': (socket, tag) =>
        socket.write(
          `* 1 FETCH (UID 1 RFC822.SIZE 1 INTERNALDATE "99-Foo-2026 99:00:00 +0530")\r\n${tag} OK done\r\n`,
        ),
    });
    imap.deliver(Buffer.from('x'));
    const [mail] = await (await openedMailbox(imap.url)).list(0);
    expect(Number.isNaN(mail?.received.getTime())).toBe(false);
  });
});

describe('a mail server', () => {
  it('that lists without an end is left after as many mails as it was asked for', async () => {
    let sent = 0;
    const imap = await scriptedImap({
      'UID FETCH': (socket) => {
        const flood = setInterval(() => {
          for (let count = 0; count < 1_000; count += 1) {
            sent += 1;
            socket.write(`* ${sent} FETCH (UID ${sent} RFC822.SIZE 1)\r\n`);
          }
        }, 1);
        socket.on('close', () => clearInterval(flood));
      },
    });
    for (let count = 0; count < 100; count += 1) imap.deliver(Buffer.from('x'));
    const mailbox = await openMailbox(imap.url);
    await expect(mailbox.list(0)).rejects.toThrow('listed more emails');
    await expect.poll(imap.open).toBe(0);
  });

  const unfinished: Script[string] = (socket) => void socket.write('* OK [UIDNEXT');
  it.each<[string, Script]>([
    ['greets with half a line', { '': unfinished }],
    ['never answers the password', { LOGIN: () => undefined, AUTHENTICATE: () => undefined }],
    ['gives half an answer to EXAMINE', { EXAMINE: unfinished }],
    ['gives half a list', { 'UID FETCH': (socket) => void socket.write('* 1 FETCH (UID 1 RFC822') }],
    [
      'sends a list a byte at a time',
      {
        'UID FETCH': (socket) => {
          const drip = setInterval(() => socket.write('*'), 20);
          socket.on('close', () => clearInterval(drip));
        },
      },
    ],
  ])('that %s is left after a time, and its connection is closed', async (_, script) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const imap = await scriptedImap(script);
    imap.deliver(Buffer.from('x'));
    const looking = openMailbox(imap.url).then(async (mailbox) => await mailbox.list(0));
    const look = { isOver: false };
    const outcome = looking.then(
      () => 'listed',
      () => 'given up',
    );
    void outcome.finally(() => (look.isOver = true));
    let waited = 0;
    while (!look.isOver && waited < LONGEST_MS) {
      // What has come over the network is dealt with first.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1_000);
      waited += 1_000;
    }
    expect(await outcome).toBe('given up');
    vi.useRealTimers();
    await expect.poll(imap.open).toBe(0);
  });

  it('that closes in the middle of a list is known as gone', async () => {
    const imap = await scriptedImap({ 'UID FETCH': (socket) => void socket.destroy() });
    imap.deliver(Buffer.from('x'));
    const mailbox = await openMailbox(imap.url);
    await expect(mailbox.list(0)).rejects.toThrow();
    await mailbox.close();
    await expect.poll(imap.open).toBe(0);
  });
});
