import * as v from 'valibot';
import { expect, test } from 'vitest';
import { importCertificates } from '../../server/services/certificates/import-certificates.ts';
import { eachCertificate } from '../../server/services/certificates/read-certificates.ts';
import { Readable } from 'node:stream';
import { fetchFrom, ISSUER, signed } from '../support/issuing-site.ts';
import { openBadgeSchema } from '../support/open-badge-schema.ts';
import { openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { verifyCredential } from '../support/verify-credential.ts';
import { verifyWithDigitalBazaar } from '../support/verify-with-digital-bazaar.ts';
import { howMany, report, timeFor } from './short-and-long.ts';

const CREDENTIALS = howMany({ short: 100, long: 1_000 });
/** How many credentials are altered at each place. */
const ALTERED_AT_EACH_PLACE = howMany({ short: 5, long: 50 });
const TIME = timeFor({ shortMs: 120_000, longMs: 1_200_000 });

const NAMES = ['Anita Sharma', 'आशा शर्मा', 'محمد علي', 'Zoë D’Souza', 'ಅನಿತಾ', '李小龍'];
const COURSES = ['DevOps Automation', 'Data Science', 'A course of our own', 'Web Development'];

async function certified(): Promise<{ system: TestSystem; jsons: string[] }> {
  const system = await openTestSystem('sqlite', ISSUER);
  const lines = Array.from({ length: CREDENTIALS }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    return `${NAMES[index % NAMES.length]} ${index},${COURSES[index % COURSES.length]},2025-${month}-14,2031-${month}-14`;
  });
  const file = Readable.from([`name,course,issued,expires\n${lines.join('\n')}\n`]);
  await importCertificates(system, file, {
    dryRun: false,
    onFailure: (failure) => expect.unreachable(failure.reason),
  });
  const numbers = await Array.fromAsync(eachCertificate(system), ({ number }) => number);
  const jsons: string[] = [];
  for (let start = 0; start < numbers.length; start += 500)
    jsons.push(...(await signed(system, ...numbers.slice(start, start + 500))));
  return { system, jsons };
}

/** Where a value stands: issuer, name. */
type Place = (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]));
}

function at(value: unknown, place: Place): unknown {
  return place.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], value);
}

/** The same with another value at the place; undefined takes it away. */
function altered(json: string, place: Place, change: (old: unknown) => unknown): string {
  const copy = JSON.parse(json) as unknown;
  const around = at(copy, place.slice(0, -1)) as Record<string, unknown>;
  const last = String(place.at(-1));
  const value = change(around[last]);
  if (value === undefined && Array.isArray(around)) around.splice(Number(last), 1);
  else around[last] = value;
  return JSON.stringify(copy);
}

const later = (text: string) => (/^\d{4}/.test(text) ? `2099${text.slice(4)}` : `${text}9`);
const CHANGES: ((old: unknown, other: unknown) => unknown)[] = [
  () => undefined,
  (old) => (typeof old === 'boolean' ? !old : later(String(old))),
  (old) => (typeof old === 'boolean' ? !old : `x${String(old)}`),
  (old, other) => (other === old ? (typeof old === 'boolean' ? !old : `${String(old)}.`) : other),
];

test('of many credentials each is accepted, and no altered one', { timeout: TIME }, async () => {
  const { system, jsons } = await certified();
  expect(jsons).toHaveLength(CREDENTIALS);
  const fetch = fetchFrom(system);
  for (const json of jsons) {
    expect(await verifyCredential(json, { fetch })).toEqual({ revoked: false });
    v.parse(openBadgeSchema, JSON.parse(json));
  }
  expect(await verifyWithDigitalBazaar(jsons[0] ?? '', { fetch })).toMatchObject({ verified: true });

  const credentials = jsons.map((json) => JSON.parse(json) as unknown);
  const holders = Map.groupBy(
    credentials.flatMap((credential, index) => placesIn(credential).map((place) => ({ place, index }))),
    ({ place }) => place.join('.'),
  );
  const accepted: string[] = [];
  let refused = 0;
  for (const [name, found] of holders)
    for (const { place, index } of found.slice(0, ALTERED_AT_EACH_PLACE))
      for (const [way, change] of CHANGES.entries()) {
        const other = credentials[(index + 1) % credentials.length];
        const forged = altered(jsons[index] ?? '', place, (old) => change(old, at(other, place)));
        await verifyCredential(forged, { fetch }).then(
          () => accepted.push(`${name} in way ${way}`),
          () => (refused += 1),
        );
      }
  expect(accepted).toEqual([]);
  report(`${jsons.length} credentials accepted, ${refused} altered ones refused`);
});
