import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it is sent. */
export interface Inbox {
  url: string;
  messages: Email[];
  /** The first message that fits, waiting for it if it has not come yet. */
  message(fits: (email: Email) => boolean): Promise<Email>;
  close(): Promise<void>;
}

const LONGEST_WAIT_MS = 15_000;

export async function openInbox(): Promise<Inbox> {
  const messages: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, _session, done) {
      try {
        messages.push(await PostalMime.parse(await buffer(stream)));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // Clients that are killed in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async message(fits) {
      const deadline = Date.now() + LONGEST_WAIT_MS;
      for (;;) {
        const found = messages.find(fits);
        if (found) return found;
        if (Date.now() > deadline) throw new Error(`No such mail among ${messages.length}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
