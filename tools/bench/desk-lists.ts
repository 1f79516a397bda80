import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../../desk/server/routes.ts';
import { startPostgres } from '../test/test-engines.ts';
import { type Figure, ratioFigure } from './figure.ts';
import { growData } from './grow.ts';
import { askInTurns, openDesk } from './open-desk.ts';
import { operate, runServer, temporaryFolder } from './run-server.ts';

const TENTH = { certificates: 100_000, enquiries: 10_000, applications: 2_000 };
const WHOLE = { certificates: 1_000_000, enquiries: 100_000, applications: 20_000 };
const ROUNDS = 15;
const GROWTH = { atMost: 1.5 };
/** Of time, where ten times as much is read. */
const LINEAR = { atMost: 15 };

/** Beside every list that the desk has: filters, searches for what is rare and what is common, and single ones. */
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

/** Why these grow: docs/scaling.md. */
const LINEAR_PAGES = `
  /openings /figures /enquiries?search=ravi+rao /enquiries?state=new&search=ravi+long /certificates?search=ravi+rao
  /certificates?search=ravi+cyber /certificates/classes?search=class+77
`
  .trim()
  .split(/\s+/);

/** Of the site. */
const CHECKS = ['/it-trainings/certificate?cert_number=G10000077', '/api/get_open_positions.php', '/careers'];

const COMMANDS = `enquiries list --search asha77@example.com; enquiries show E-2222-22
  applications list --search ravi77@example.com
  certificates list --search g10000077; certificates pdf --class Class~5 --out OUT; certificates pdf --issued-since TODAY --out OUT
  certificates import ROSTER; data purge --dry-run; data erase --email asha77@example.com --dry-run; jobs list; desk trail`;

/** The whole data by their nature, or much of it. */
const WHOLES = `figures show; figures show --from 2017-01-01; certificates classes --search 77; outbox list; doctor
  enquiries export --out OUT; applications export --out OUT; certificates export --out OUT; data backup BACKUP
  data rehearse BACKUP; data restore BACKUP --yes --no-copy`;

type Settings = Record<string, string>;

/** The milliseconds of one command. */
function runCommand(command: string, settings: Settings): number {
  const file = (name: string) => join(settings['DATA_DIR'] ?? '', `bench-${name}`);
  const people = Array.from(
    { length: 1_000 },
    (_, row) => `Meera ${row} ${Date.now()},DevOps Automation,2025-03-14\n`,
  );
  writeFileSync(file('roster'), `name,course,issued\n${people.join('')}`);
  rmSync(file('out.pdf'), { force: true });
  const TODAY = new Date().toISOString().slice(0, 10);
  const words: Settings = { OUT: file('out.pdf'), ROSTER: file('roster'), BACKUP: file('backup'), TODAY };
  const started = performance.now();
  try {
    operate(
      command.split(' ').map((word) => words[word] ?? word.replace('~', ' ')),
      settings,
    );
  } catch (error) {
    // It finds fault with so many mails that wait.
    if (command !== 'doctor') throw error;
  }
  return performance.now() - started;
}

/** Of a tenth and of the whole, in turns: each page and command as fast as it can be while others use the machine. */
export async function* measureGrowth(engine: string, sites: [Settings, Settings]): AsyncGenerator<Figure> {
  const figure = (what: string, tenth: number[], whole: number[], bound = GROWTH) =>
    ratioFigure(`${engine}: ${what}`, Math.min(...whole), Math.min(...tenth), bound, ' ms');
  const open = async (settings: Settings) => {
    const server = await runServer(settings);
    return { ...(await openDesk(server, settings)), server };
  };
  const [tenth, whole] = [await open(sites[0]), await open(sites[1])];
  const lists = ROUTES.flatMap((route) =>
    route.method === 'GET' &&
    route.roles !== 'anyone' &&
    !/:|print|preview/.test(route.path) &&
    !('needsConfirmation' in route)
      ? route.path
      : [],
  );
  for (const path of new Set([...lists, ...PAGES, ...LINEAR_PAGES])) {
    const bound = LINEAR_PAGES.includes(path) ? LINEAR : GROWTH;
    yield figure(path, ...(await askInTurns(path, tenth, whole, ROUNDS)), bound);
  }
  for (const path of CHECKS) {
    const times = Array.from({ length: 2 }, (): number[] => []);
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const started = performance.now();
      await (await fetch([tenth, whole][round % 2]?.server.origin + path)).text();
      times[round % 2]?.push(performance.now() - started);
    }
    yield figure(path, times[0] ?? [], times[1] ?? []);
  }
  await Promise.all([tenth.close(), whole.close()]);
  for (const [commands, rounds, bound] of [
    [COMMANDS, 3, GROWTH],
    [WHOLES, 1, LINEAR],
  ] as const)
    for (const command of commands.split(/;\s+|\n\s+/)) {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [index, settings] of sites.entries()) times[index]?.push(runCommand(command, settings));
      yield figure(command, ...times, bound);
    }
}

/** Every page and command that reads data, at a tenth and at full size, on both databases. */
export async function* measureDeskLists(): AsyncGenerator<Figure> {
  const grown = async (size: typeof TENTH, database: Settings) => {
    const settings = { ...database, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' };
    await growData(settings, size);
    return settings;
  };
  yield* measureGrowth('SQLite', [await grown(TENTH, {}), await grown(WHOLE, {})]);
  const postgres = [await startPostgres(), await startPostgres()];
  const [tenth, whole] = postgres.flatMap((each) => (each ? { DATABASE_URL: each.url } : []));
  if (tenth && whole)
    yield* measureGrowth('PostgreSQL', [await grown(TENTH, tenth), await grown(WHOLE, whole)]);
  for (const each of postgres) each?.stop();
}
