import { ROUTES } from '../../desk/server/routes.ts';
import { startPostgres } from '../test/test-engines.ts';
import { type Figure, inTurns, ratioFigure, timeOf } from './figure.ts';
import { growData } from './grow.ts';
import { operate, run, runServer, temporaryFolder } from './run-server.ts';

const TENTH = { certificates: 100_000, enquiries: 10_000, applications: 2_000 };
const WHOLE = { certificates: 1_000_000, enquiries: 100_000, applications: 20_000 };
const ROUNDS = 15;
const GROWTH = { atMost: 1.5 };
/** Largest allowed growth of the time for ten times as much data. */
const LINEAR = { atMost: 15 };

/** Pages with every list of the desk: filters, searches for rare and common words, and single records. */
const PAGES = `
  /enquiries?sort=oldest /enquiries?state=new&who=nobody /enquiries?who=nobody /enquiries?who=overdue
  /enquiries?who=replied /enquiries?search=asha77%40example.com /enquiries?search=asha /enquiries?search=asha+rao
  /enquiries/E-2222-22 /applications?search=ravi77%40example.com
  /applications?search=ravi+soc /applications/A-2222-22 /applications/A-2222-22/resume
  /certificates?search=g10000077 /certificates?search=asha+rao /certificates?search=cyber+rao
  /certificates?class=Class+77 /certificates?class=Class+77&search=asha
  /certificates/class?class=Class+77 /certificates/G10000077 /certificates/G10000077/pdf
  /certificates/G10000077/credential /certificates/print?class=Class+77 /mail?show=all /mail/M0-77
`
  .trim()
  .split(/\s+/);

/** Pages whose time may grow with the data. docs/scaling.md explains why. */
const LINEAR_PAGES = `
  /openings /statistics /enquiries?search=ravi+rao /enquiries?state=new&search=ravi+long /certificates?search=ravi+rao
  /certificates?search=ravi+cyber /certificates/classes?search=class+77
`
  .trim()
  .split(/\s+/);

/** Addresses of the site. All other pages are those of the desk. */
const CHECKS = ['/it-trainings/certificate?cert_number=G10000077', '/api/get_open_positions.php', '/careers'];

type Settings = Record<string, string>;

/** Starts a server and signs in to its desk. */
async function openSite(settings: Settings) {
  const site = await runServer(settings);
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
  const ask = async (url: string) => {
    const answer = await fetch(url, { headers: { cookie }, redirect: 'error' });
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  };
  return {
    /** Milliseconds until a page is completely received. */
    time: (path: string) => timeOf(() => ask((CHECKS.includes(path) ? site : desk).origin + path)),
    close: () => Promise.all([desk.stop(), site.stop()]),
  };
}

/**
 * Growth of the time from a tenth of the data to all of it. It uses the fastest run of each page, because other
 * processes use the machine too.
 */
async function* measureGrowth(engine: string, tenth: Settings, whole: Settings): AsyncGenerator<Figure> {
  const [small, large] = [await openSite(tenth), await openSite(whole)];
  const lists = ROUTES.flatMap((route) =>
    route.method === 'GET' &&
    route.roles !== 'anyone' &&
    !/:|print|preview/.test(route.path) &&
    !('needsConfirmation' in route)
      ? route.path
      : [],
  );
  for (const path of new Set([...lists, ...PAGES, ...LINEAR_PAGES, ...CHECKS])) {
    const [few, many] = await inTurns(
      ROUNDS,
      () => small.time(path),
      () => large.time(path),
    );
    const bound = LINEAR_PAGES.includes(path) ? LINEAR : GROWTH;
    yield ratioFigure(`${engine}: ${path}`, Math.min(...many), Math.min(...few), bound, ' ms');
  }
  await Promise.all([small.close(), large.close()]);
}

/** Measures every page that reads data, with a tenth of the data and with all of it, on both databases. */
export async function* measureDeskLists(): AsyncGenerator<Figure> {
  const grown = async (size: typeof TENTH, database: Settings) => {
    const settings = { ...database, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' };
    await growData(settings, size);
    return settings;
  };
  yield* measureGrowth('SQLite', await grown(TENTH, {}), await grown(WHOLE, {}));
  const postgres = [await startPostgres(), await startPostgres()];
  const [tenth, whole] = postgres.flatMap((each) => (each ? { DATABASE_URL: each.url } : []));
  if (tenth && whole)
    yield* measureGrowth('PostgreSQL', await grown(TENTH, tenth), await grown(WHOLE, whole));
  for (const each of postgres) each?.stop();
}
