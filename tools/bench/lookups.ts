import { type Figure, median, ratioFigure } from './figure.ts';
import { post, requestsPerProcessorSecond } from './load.ts';
import { importRoster, numberAt } from './roster.ts';
import { type RunningServer, runServer, temporaryFolder } from './run-server.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const REQUESTS = 6_000;
const ROUNDS = 3;
const LEAST_ROWS_PER_SECOND = 20_000;

/** A server among so many certificates, and at how many rows a second they were imported. */
async function serverAmong(count: number): Promise<{ server: RunningServer; imported: number }> {
  const settings = { DATA_DIR: temporaryFolder() };
  const server = await runServer(settings);
  return { server, imported: await importRoster(count, settings) };
}

/** Checks a second of processor time. */
function checks(server: RunningServer, among: number, amount: number): Promise<number> {
  const numbers = Array.from({ length: 500 }, (_, index) => numberAt((index * 31_337) % among));
  const requests = numbers.map((cert_number) => post({ cert_number }));
  return requestsPerProcessorSecond(server, '/api/certificate.php', amount, requests);
}

/** Checks a second of processor time among many certificates and among few, in turns; rows a second of the import of many. */
export async function compareLookups(few: number, many: number, amount = REQUESTS) {
  const [among, amongMany] = [await serverAmong(few), await serverAmong(many)];
  const rates: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push([await checks(among.server, few, amount), await checks(amongMany.server, many, amount)]);
  }
  await Promise.all([among.server.stop(), amongMany.server.stop()]);
  const [ofFew, ofMany] = [median(rates.map(([rate]) => rate)), median(rates.map(([, rate]) => rate))];
  return { ofFew, ofMany, imported: amongMany.imported };
}

export async function measureLookups(): Promise<Figure[]> {
  const { ofFew, ofMany, imported } = await compareLookups(FEW, MANY);
  return [
    ratioFigure('certificate checks a processor second: among 1,000,000 against 1,000', ofMany, ofFew, {
      atLeast: 0.7,
    }),
    {
      what: 'import of 1,000,000 certificates',
      measured: `${Math.round(imported)} rows/s`,
      goal: `>= ${LEAST_ROWS_PER_SECOND} rows/s`,
      isMet: imported >= LEAST_ROWS_PER_SECOND,
    },
  ];
}
