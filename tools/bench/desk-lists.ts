import { startPostgres } from '../test/test-engines.ts';
import { type Figure, median } from './figure.ts';
import { growData, type Size } from './grow.ts';
import { operate, run, runServer, temporaryFolder } from './run-server.ts';

const FEW: Size = { certificates: 100_000, enquiries: 10_000, applications: 2_000 };
const MANY: Size = { certificates: 1_000_000, enquiries: 100_000, applications: 20_000 };
const ROUNDS = 50;
const MOST = 1.5;

/** What people look at: lists, sorted and searched for what is rare and what is common. */
const LISTS: Record<string, string> = {
  Today: '/',
  'enquiries, newest': '/enquiries',
  'enquiries, oldest first': '/enquiries?sort=oldest',
  'enquiries, search for one reference': '/enquiries?search=E-50',
  'enquiries, search for a common name': '/enquiries?search=asha',
  'certificates, newest': '/certificates',
  'certificates, search for one number': '/certificates?search=G10000050',
  'certificates, search for two common names': '/certificates?search=asha+rao',
  'one certificate': '/certificates/G10000050',
  'certificates of one class': '/certificates?class=Class+5',
  'applications, newest': '/applications',
  'mail, all': '/mail?show=all',
  'figures, 12 weeks': '/figures',
  trail: '/trail',
};

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Somebody at a desk over so many rows, who asks for a page and waits for the whole of it: the milliseconds. */
async function openDesk(engine: Record<string, string>, size: Size) {
  const settings = { ...engine, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' };
  await growData(settings, size);
  const server = await runServer(settings);
  const desk = await run(['desk/server/main.ts'], settings, 'DESK_PORT');
  const { link } = JSON.parse(
    operate(['desk', 'link'], { ...settings, DESK_PORT: new URL(desk.origin).port }),
  );
  const entered = await fetch(`${desk.origin}/link`, {
    method: 'POST',
    headers: { origin: desk.origin },
    body: new URLSearchParams({ code: new URL(link).hash.slice(1) }),
    redirect: 'manual',
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return {
    async ask(path: string): Promise<number> {
      const started = performance.now();
      const answer = await fetch(desk.origin + path, { headers: { cookie }, redirect: 'error' });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - started;
    },
    close: () => Promise.all([desk.stop(), server.stop()]),
  };
}

/** In turns, so that whatever else the machine does meets both. */
async function compare(what: string, path: string, few: Desk, many: Desk): Promise<Figure> {
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push([await few.ask(path), await many.ask(path)]);
  const [ofFew, ofMany] = [median(times.map(([ms]) => ms)), median(times.map(([, ms]) => ms))];
  return {
    what,
    measured: `${ofMany.toFixed(2)}/${ofFew.toFixed(2)} ms = ${(ofMany / ofFew).toFixed(2)}`,
    goal: `<= ${MOST}`,
    isMet: ofMany / ofFew <= MOST,
  };
}

async function* measureOn(name: string, engines: Record<string, string>[]): AsyncGenerator<Figure> {
  const [few, many] = [await openDesk(engines[0] ?? {}, FEW), await openDesk(engines[1] ?? {}, MANY)];
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
