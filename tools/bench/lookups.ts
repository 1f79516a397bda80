import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dammCheckDigit } from '../../contracts/certificate.ts';
import { type Figure, inTurns, median, ratioFigure, timeOf } from './figure.ts';
import { operate, type RunningServer, runServer, temporaryFolder } from './run-server.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const REQUESTS = 6_000;
const AT_ONCE = 30;
const ROUNDS = 3;
const LEAST_ROWS_PER_SECOND = 20_000;

/** Certificate number of a copy: eleven digits and the check digit. */
function numberAt(index: number): string {
  const digits = String(10_000_000_000 + ((index * 7_919) % 89_999_999_999)).slice(0, 11);
  return digits + dammCheckDigit(digits);
}

/**
 * Starts a server with this number of certificates, of which half are those of Asha Rao. Also returns how many rows per
 * second were imported.
 */
async function serverAmong(count: number): Promise<{ server: RunningServer; imported: number }> {
  const settings = { DATA_DIR: temporaryFolder() };
  const server = await runServer(settings);
  const file = join(settings.DATA_DIR, 'roster.csv');
  const nameOf = (index: number) => (index % 2 === 0 ? 'Asha Rao' : `Ravi Das ${index}`);
  const rows = Array.from(
    { length: count },
    (_, index) => `${numberAt(index)},${nameOf(index)},DevOps Automation,2025-03-14\n`,
  );
  writeFileSync(file, `number,name,course,issued\n${rows.join('')}`);
  const ms = await timeOf(() => operate(['certificates', 'import', file], settings));
  return { server, imported: (1_000 * count) / ms };
}

/** Number of certificate checks that a server answers in one second of its CPU time. */
async function checksASecond({ origin, processorSeconds }: RunningServer, among: number): Promise<number> {
  const before = processorSeconds();
  for (let index = 0; index < REQUESTS; index += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const cert_number = numberAt(((index + at) * 31_337) % among);
        const answer = await fetch(`${origin}/api/certificate.php?cert_number=${cert_number}`);
        if (!(await answer.text()).includes('"valid":true'))
          throw new Error(`${cert_number}: ${answer.status}`);
      }),
    );
  return REQUESTS / (processorSeconds() - before);
}

/**
 * Compares the checks per second with many and with few certificates, in turns. Also reports the rows per second of the
 * import.
 */
export async function* measureLookups(): AsyncGenerator<Figure> {
  const [few, many] = [await serverAmong(FEW), await serverAmong(MANY)];
  const [ofMany, ofFew] = await inTurns(
    ROUNDS,
    () => checksASecond(many.server, MANY),
    () => checksASecond(few.server, FEW),
  );
  await Promise.all([few.server.stop(), many.server.stop()]);
  const what = 'certificate checks per CPU second: with 1,000,000 certificates against 1,000';
  yield ratioFigure(what, median(ofMany), median(ofFew), { atLeast: 0.7 });
  yield {
    what: 'import of 1,000,000 certificates',
    measured: `${Math.round(many.imported)} rows/s`,
    goal: `>= ${LEAST_ROWS_PER_SECOND} rows/s`,
    isMet: many.imported >= LEAST_ROWS_PER_SECOND,
  };
}
