import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, inTurns, median, ratioFigure, timeOf } from './figure.ts';
import { growData } from './grow.ts';
import { operate, type RunningServer, runServer, temporaryFolder } from './run-server.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const REQUESTS = 6_000;
const AT_ONCE = 30;
const ROUNDS = 3;

async function serverAmong(certificates: number): Promise<RunningServer> {
  const settings = { DATA_DIR: temporaryFolder() };
  await growData(settings, { certificates, enquiries: 1, applications: 0 });
  return runServer(settings);
}

/** Number of certificate checks that a server answers in one second of its CPU time. */
async function checksASecond({ origin, processorSeconds }: RunningServer, among: number): Promise<number> {
  const before = processorSeconds();
  for (let index = 0; index < REQUESTS; index += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const number = `G${10_000_001 + (((index + at) * 31_337) % (among - 1))}`;
        const answer = await fetch(`${origin}/api/certificate.php?cert_number=${number}`);
        if (!(await answer.text()).includes('"valid":true')) throw new Error(`${number}: ${answer.status}`);
      }),
    );
  return REQUESTS / (processorSeconds() - before);
}

/** Time of an import by command, in milliseconds. Each name occurs at most twenty times. */
async function importOf(count: number): Promise<number> {
  const settings = { DATA_DIR: temporaryFolder() };
  await (await runServer(settings)).stop();
  const file = join(settings.DATA_DIR, 'class.csv');
  const rows = Array.from(
    { length: count },
    (_, n) => `N${n},Ravi Das ${n % 5_000},DevOps Automation,2025-03-14\n`,
  );
  writeFileSync(file, `number,name,course,issued\n${rows.join('')}`);
  return await timeOf(() => operate(['certificates', 'import', file], settings));
}

/**
 * Measures checks per second of CPU time with many and with few certificates in turn, and the growth of the time of an
 * import.
 */
export async function* measureLookups(): AsyncGenerator<Figure> {
  const [few, many] = [await serverAmong(FEW), await serverAmong(MANY)];
  const [ofMany, ofFew] = await inTurns(
    ROUNDS,
    () => checksASecond(many, MANY),
    () => checksASecond(few, FEW),
  );
  await Promise.all([few.stop(), many.stop()]);
  const what = 'certificate checks in a second of CPU time: with 1,000,000 certificates against 1,000';
  yield ratioFigure(what, median(ofMany), median(ofFew), { atLeast: 0.7 });
  const [large, small] = [await importOf(100_000), await importOf(10_000)];
  yield ratioFigure('import of 100,000 certificates against 10,000', large, small, { atMost: 12 }, ' ms');
}
