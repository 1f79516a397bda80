import { pino } from 'pino';
import { forFurtherFields } from '../../contracts/enquiry-form.ts';
import { readConfig } from '../../server/config.ts';
import { certificateRow } from '../../server/services/certificates/issue-certificate.ts';
import { newMail } from '../../server/services/mail/queue-mails.ts';
import { UNCHANGED } from '../../server/services/submissions/received-form.ts';
import { insertCertificates } from '../../server/storage/certificates.ts';
import { insertMails } from '../../server/storage/outbox.ts';
import { insertReceived } from '../../server/storage/received-rows.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { startPostgres } from '../test/test-engines.ts';
import { type Figure, median } from './figure.ts';
import { numberAt } from './roster.ts';
import { askInTurns, type BenchDesk, openDesk } from './open-desk.ts';
import { runServer, temporaryFolder } from './run-server.ts';

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 20;
/** Milliseconds that a hundred times as many rows may take longer. */
const MOST_MS = 300;

/** Rows of one transaction. */
const PAGE = 1_000;

/** What people look at: lists, sorted and searched for what is rare and what is common. */
const LISTS: Record<string, string> = {
  Today: '/',
  'enquiries, newest': '/enquiries',
  'enquiries, oldest first': '/enquiries?sort=oldest',
  'enquiries, new and nobody’s': '/enquiries?state=new&who=nobody',
  'enquiries, overdue': '/enquiries?who=overdue',
  'one enquiry': '/enquiries/E-2222-22',
  'enquiries, search for one address': '/enquiries?search=meera%40example.com',
  'enquiries, search for a common name': '/enquiries?search=asha',
  'certificates, newest': '/certificates',
  'certificates, search for one number': `/certificates?search=${numberAt(50)}`,
  'certificates, search for two common names': '/certificates?search=asha+rao',
  'one certificate': `/certificates/${numberAt(50)}`,
  'applications, newest': '/applications',
  'mail, all': '/mail?show=all',
  'figures, 12 weeks': '/figures',
  trail: '/trail',
};

/** A desk over so many rows. */
async function deskOver(engine: Record<string, string>, count: number): Promise<BenchDesk> {
  const settings = { ...engine, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' };
  await fillDatabase(settings, count);
  const server = await runServer(settings);
  return await openDesk(server, settings);
}

/**
 * So many enquiries, one a minute up to now, every hundredth answered, and as many certificates, half of them of one name; the
 * search for one address finds one.
 */
async function fillDatabase(settings: Record<string, string>, count: number): Promise<void> {
  const storage = await openStorage(readConfig(settings), pino({ level: 'silent' }));
  const began = Date.now() - count * 60_000;
  for (let from = 0; from < count; from += PAGE) {
    const certificates = Array.from({ length: Math.min(PAGE, count - from) }, (_, index) =>
      certificateRow(
        {
          number: numberAt(from + index),
          name: index % 2 === 0 ? 'Asha Rao' : `Ravi Das ${from + index}`,
          course: 'DevOps Automation',
          issued: '2025-03-14',
        },
        new Date(began + (from + index) * 60_000).toISOString(),
      ),
    );
    await insertCertificates(storage.database, certificates);
    await storage.database.transaction().execute(async (transaction) => {
      for (let index = from; index < Math.min(from + PAGE, count); index += 1) {
        const received = new Date(began + index * 60_000).toISOString();
        const email = index === 50 ? 'meera@example.com' : `asha${index % 400}@example.com`;
        const reference = index === 70 ? 'E-2222-22' : `E-${index.toString(36).toUpperCase()}`;
        await insertReceived(transaction, {
          kind: 'enquiry',
          reference,
          name: 'Asha Rao',
          mobile: '9876543210',
          email,
          email_lookup: email,
          message: `What is the fee of course ${index}?`,
          ...forFurtherFields(() => ''),
          page: '/contact',
          via: null,
          outcome: null,
          seat: null,
          seat_batch: null,
          seat_until: null,
          received,
          ...UNCHANGED,
          ...(index % 100 === 0 && { state: 'answered' as const }),
        });
        await insertMails(transaction, [
          {
            ...newMail('enquiry-notification', reference, '', new Date(received)),
            state: 'sent',
            sent: received,
          },
        ]);
      }
    });
  }
  await storage.close();
}

/** In turns, so that whatever else the machine does meets both. */
async function compare(what: string, path: string, few: BenchDesk, many: BenchDesk): Promise<Figure> {
  const [timesOfFew, timesOfMany] = await askInTurns(path, few, many, ROUNDS);
  const [ofFew, ofMany] = [median(timesOfFew), median(timesOfMany)];
  return {
    what,
    measured: `${ofMany.toFixed(2)}/${ofFew.toFixed(2)} ms: ${(ofMany - ofFew).toFixed(1)} more`,
    goal: `<= ${MOST_MS} ms more`,
    isMet: ofMany - ofFew <= MOST_MS,
  };
}

async function* measureOn(name: string, engines: Record<string, string>[]): AsyncGenerator<Figure> {
  const [few, many] = [await deskOver(engines[0] ?? {}, FEW), await deskOver(engines[1] ?? {}, MANY)];
  for (const [what, path] of Object.entries(LISTS)) yield await compare(`${name}: ${what}`, path, few, many);
  await Promise.all([few.close(), many.close()]);
}

/** A page of the desk's lists among many rows against the same page among few, on both databases. */
export async function* measureDeskLists(): AsyncGenerator<Figure> {
  yield* measureOn('SQLite', []);
  const [few, many] = [await startPostgres(), await startPostgres()];
  if (few && many) yield* measureOn('PostgreSQL', [{ DATABASE_URL: few.url }, { DATABASE_URL: many.url }]);
  few?.stop();
  many?.stop();
}
