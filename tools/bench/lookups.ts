import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { dammCheckDigit } from '../../contracts/certificate.ts';
import { type Figure, median, ratioFigure } from './figure.ts';
import { requestsPerProcessorSecond } from './load.ts';
import { type RunningServer, runServer, temporaryFolder } from './run-server.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const REQUESTS = 6_000;
const ROUNDS = 3;
const LEAST_ROWS_PER_SECOND = 20_000;

/** The nth made-up number: eleven digits and the check digit. */
function numberAt(index: number): string {
  const digits = String(10_000_000_000 + ((index * 7_919) % 89_999_999_999)).slice(0, 11);
  return digits + dammCheckDigit(digits);
}

async function writeRoster(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('number,name,course,issued\n');
  for (let index = 0; index < count; index += 1) {
    const isFull = !stream.write(`${numberAt(index)},Holder ${index},DevOps Automation,2025-03-14\n`);
    if (isFull) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

/** Rows a second of the operator's import, its start included. */
function importRoster(file: string, dataFolder: string, count: number): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['cli/main.ts', 'certificates', 'import', file, '--json'],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
      encoding: 'utf8',
      maxBuffer: 256 * 1_024 * 1_024,
    },
  );
  if (status !== 0) throw new Error(`The import failed: ${stderr}`);
  return count / ((performance.now() - started) / 1_000);
}

/** Checks a second of processor time, of certificates that are among so many. */
function checks(server: RunningServer, among: number, requests: number): Promise<number> {
  const body = (index: number) => JSON.stringify({ cert_number: numberAt((index * 31) % among) });
  return requestsPerProcessorSecond(server, { path: '/api/certificate.php', method: 'POST', body }, requests);
}

/** Medians of requests a second of processor time among `count` certificates, with and without the database; rows a second of the import. */
export async function lookupsAmong(
  count: number,
  requests = REQUESTS,
): Promise<{ rate: number; reference: number; imported: number }> {
  const folder = temporaryFolder();
  const roster = join(folder, 'roster.csv');
  await writeRoster(roster, count);
  // A command finds its data where a server has made them.
  await (await runServer(folder)).stop();
  const imported = importRoster(roster, folder, count);
  const server = await runServer(folder);
  const withoutDatabase = await runServer(undefined, 'tools/bench/checks-without-database.ts');
  const rates: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push([await checks(server, count, requests), await checks(withoutDatabase, count, requests)]);
  }
  await withoutDatabase.stop();
  await server.stop();
  return {
    rate: median(rates.map(([rate]) => rate)),
    reference: median(rates.map(([, reference]) => reference)),
    imported,
  };
}

export async function measureLookups(): Promise<Figure[]> {
  const few = await lookupsAmong(FEW);
  const many = await lookupsAmong(MANY);
  return [
    ratioFigure(
      'certificate checks among 1,000,000 against the same route without a database',
      many.rate,
      many.reference,
      { atLeast: 0.7 },
    ),
    ratioFigure('certificate checks a processor second: among 1,000,000 against 1,000', many.rate, few.rate, {
      atLeast: 0.7,
    }),
    {
      what: 'import of 1,000,000 certificates',
      measured: `${Math.round(many.imported)} rows/s`,
      goal: `>= ${LEAST_ROWS_PER_SECOND} rows/s`,
      isMet: many.imported >= LEAST_ROWS_PER_SECOND,
    },
  ];
}
