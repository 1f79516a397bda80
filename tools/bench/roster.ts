import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { dammCheckDigit } from '../../contracts/certificate.ts';
import { operate, temporaryFolder } from './run-server.ts';

/** The nth made-up number: eleven digits and the check digit. */
export function numberAt(index: number): string {
  const digits = String(10_000_000_000 + ((index * 7_919) % 89_999_999_999)).slice(0, 11);
  return digits + dammCheckDigit(digits);
}

/** Has the operator import so many made-up certificates, half of them of Asha Rao; rows a second, its start included. */
export async function importRoster(count: number, settings: Record<string, string>): Promise<number> {
  const file = join(temporaryFolder(), 'roster.csv');
  const stream = createWriteStream(file);
  stream.write('number,name,course,issued\n');
  for (let index = 0; index < count; index += 1) {
    const name = index % 2 === 0 ? 'Asha Rao' : `Ravi Das ${index}`;
    const isFull = !stream.write(`${numberAt(index)},${name},DevOps Automation,2025-03-14\n`);
    if (isFull) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  const started = performance.now();
  operate(['certificates', 'import', file], settings);
  return count / ((performance.now() - started) / 1_000);
}
