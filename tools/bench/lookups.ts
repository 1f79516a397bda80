import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dammCheckDigit } from '../../contracts/certificate.ts';
import { type Figure, inTurns, median, ratioFigure, timeOf } from './figure.ts';
import { post, requestsPerProcessorSecond } from './load.ts';
import { operate, type RunningServer, runServer, temporaryFolder } from './run-server.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const REQUESTS = 6_000;
const ROUNDS = 3;
const LEAST_ROWS_PER_SECOND = 20_000;

/** Invented number n: eleven digits and the check digit. */
function numberAt(index: number): string {
  const digits = String(10_000_000_000 + ((index * 7_919) % 89_999_999_999)).slice(0, 11);
  return digits + dammCheckDigit(digits);
}

/** A server with this number of certificates, half of them of Asha Rao, and the rows per second of their import. */
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

/** Checks per second of CPU time. */
function checks(server: RunningServer, among: number, amount: number): Promise<number> {
  const numbers = Array.from({ length: 500 }, (_, index) => numberAt((index * 31_337) % among));
  const requests = numbers.map((cert_number) => post({ cert_number }));
  return requestsPerProcessorSecond(server, '/api/certificate.php', amount, requests);
}

/** Checks per second of CPU time with many certificates and with few, alternately; rows per second of the import. */
export async function compareLookups(few: number, many: number, amount = REQUESTS) {
  const [among, amongMany] = [await serverAmong(few), await serverAmong(many)];
  const [ofFew, ofMany] = await inTurns(
    ROUNDS,
    () => checks(among.server, few, amount),
    () => checks(amongMany.server, many, amount),
  );
  await Promise.all([among.server.stop(), amongMany.server.stop()]);
  return { ofFew: median(ofFew), ofMany: median(ofMany), imported: amongMany.imported };
}

export async function* measureLookups(): AsyncGenerator<Figure> {
  const { ofFew, ofMany, imported } = await compareLookups(FEW, MANY);
  const what = 'certificate checks a processor second: among 1,000,000 against 1,000';
  yield ratioFigure(what, ofMany, ofFew, { atLeast: 0.7 });
  yield {
    what: 'import of 1,000,000 certificates',
    measured: `${Math.round(imported)} rows/s`,
    goal: `>= ${LEAST_ROWS_PER_SECOND} rows/s`,
    isMet: imported >= LEAST_ROWS_PER_SECOND,
  };
}
