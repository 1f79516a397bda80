import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { type Figure, median, ratioFigure } from './figure.ts';
import { requestsPerProcessorSecond } from './load.ts';
import { askInTurns, openDesk } from './open-desk.ts';
import { operate, type RunningServer, runServer, temporaryFolder } from './run-server.ts';

const FEW = 10;
/** Of nine years that are over and the one to come. */
const MANY = 2_000;
const YEARS = 10;
const ROUNDS = 5;
// Enough for the hundredths of a second in which the kernel counts.
const REQUESTS = 20_000;
const DESK_ROUNDS = 50;
const DAY_MS = 24 * 60 * 60 * 1_000;
const COURSES = ['devops', 'aiml', 'data-science', 'web-development', 'digital-marketing'];

/** Whose batches are all to come. */
const NEXT_YEAR = String(new Date().getUTCFullYear() + 1);

const dayFrom = (time: number, days: number) => new Date(time + days * DAY_MS).toISOString().slice(0, 10);

/** A database with ten batches in the next year, and as many older ones as are wanted. */
async function serverWith(count: number) {
  const settings = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error', DEMO: 'off' };
  const server = await runServer(settings);
  const fields = {
    course: 'devops',
    start: `${NEXT_YEAR}-01-11`,
    mode: 'classroom',
    city: 'Pune',
    seats: '24',
    fee: '59000',
  };
  operate(['batches', 'open', ...Object.entries(fields).map((field) => `--${field.join('=')}`)], settings);
  const database = new DatabaseSync(join(settings.DATA_DIR, 'site.db'), { timeout: 5_000 });
  const [template = {}] = database.prepare('select * from batches').all() as Record<string, string>[];
  const names = Object.keys(template);
  const insert = database.prepare(
    `insert into batches (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
  );
  database.exec('begin');
  for (let number = 1; number < count; number += 1) {
    const row = {
      ...template,
      id: `bench-${number}`,
      course: COURSES[number % COURSES.length] ?? '',
      start:
        number < FEW
          ? dayFrom(Date.parse(`${NEXT_YEAR}-01-11`), 10 * number)
          : dayFrom(Date.now(), -1 - (number * 365 * (YEARS - 1)) / count),
    };
    insert.run(...names.map((name) => (row as Record<string, string>)[name] ?? null));
  }
  database.exec('commit');
  database.close();
  return { server, settings };
}

async function inTurns(
  one: [RunningServer, string],
  other: [RunningServer, string],
): Promise<[number, number]> {
  const results: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, [server, path]] of [one, other].entries())
      results[index]?.push(await requestsPerProcessorSecond(server, path, REQUESTS));
  return [median(results[0]), median(results[1])];
}

/** Pages with batches against the same pages as files, and among 2,000 batches against among ten. */
export async function* measureBatches(): AsyncGenerator<Figure> {
  const [few, many] = [await serverWith(FEW), await serverWith(MANY)];
  const empty = await runServer({ DATA_DIR: temporaryFolder(), DEMO: 'off' });
  const pages = { 'course page': '/it-trainings/devops', 'page of batches': '/it-trainings/batches' };
  for (const [what, path] of Object.entries(pages)) {
    const [live, file] = await inTurns([few.server, path], [empty, path]);
    yield ratioFigure(`${what} a processor second, live against its file`, live, file, { atLeast: 0.9 });
    const [ofMany, ofFew] = await inTurns([many.server, path], [few.server, path]);
    yield ratioFigure(`${what}, among ${MANY} batches against ${FEW}`, ofMany, ofFew, { atLeast: 0.9 });
  }
  await empty.stop();
  const desks = [
    await openDesk(few.server, few.settings),
    await openDesk(many.server, many.settings),
  ] as const;
  for (const [what, path] of Object.entries({
    'desk, batches of a year': `/batches?year=${NEXT_YEAR}`,
    'desk, one batch': '/batches/bench-1',
    'desk, new batch': '/batches/new',
  })) {
    const [ofFew, ofMany] = await askInTurns(path, ...desks, DESK_ROUNDS);
    yield ratioFigure(what, median(ofMany), median(ofFew), { atMost: 1.5 }, ' ms');
  }
  for (const desk of desks) await desk.close();
}
