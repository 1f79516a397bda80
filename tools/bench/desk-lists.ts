import { startPostgres } from '../test/test-engines.ts';
import { type Figure, median } from './figure.ts';
import { ask, post } from './load.ts';
import { importRoster, numberAt } from './roster.ts';
import { askInTurns, type BenchDesk, openDesk } from './open-desk.ts';
import { runServer, temporaryFolder } from './run-server.ts';

const FEW = { certificates: 100, enquiries: 100 };
const MANY = { certificates: 100_000, enquiries: 10_000 };
const ROUNDS = 50;
const MOST = 1.5;

/** What people look at: lists, sorted and searched for what is rare and what is common. */
const LISTS: Record<string, string> = {
  Today: '/',
  'enquiries, newest': '/enquiries',
  'enquiries, oldest first': '/enquiries?sort=oldest',
  'enquiries, search for one address': '/enquiries?search=meera%40example.com',
  'enquiries, search for a common name': '/enquiries?search=asha',
  'certificates, newest': '/certificates',
  'certificates, search for one number': `/certificates?search=${numberAt(50)}`,
  'certificates, search for two common names': '/certificates?search=asha+rao',
  'one certificate': `/certificates/${numberAt(50)}`,
  'mail, all': '/mail?show=all',
  trail: '/trail',
};

/** A desk over so many rows. */
async function deskOver(engine: Record<string, string>, count: typeof FEW): Promise<BenchDesk> {
  const settings = { ...engine, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' };
  const server = await runServer(settings);
  const enquiry = { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.com', message: '[<id>]' };
  const url = `${server.origin}/api/contact.php`;
  await ask({ url, amount: count.enquiries, idReplacement: true, ...post(enquiry) });
  await ask({ url, amount: 1, connections: 1, ...post({ ...enquiry, email: 'meera@example.com' }) });
  await importRoster(count.certificates, settings);
  return await openDesk(server, settings);
}

async function compare(what: string, path: string, few: BenchDesk, many: BenchDesk): Promise<Figure> {
  const [timesOfFew, timesOfMany] = await askInTurns(path, few, many, ROUNDS);
  const [ofFew, ofMany] = [median(timesOfFew), median(timesOfMany)];
  return {
    what,
    measured: `${ofMany.toFixed(2)}/${ofFew.toFixed(2)} ms = ${(ofMany / ofFew).toFixed(2)}`,
    goal: `<= ${MOST}`,
    isMet: ofMany / ofFew <= MOST,
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
