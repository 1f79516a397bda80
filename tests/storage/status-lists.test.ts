import { gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { statusLists } from '../../server/services/credentials/status-list.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { drawCredentialStatuses } from '../../server/storage/credential-statuses.ts';
import { engines, testOn, type TestSystem } from '../support/open-storage.ts';

const SITE = { PUBLIC_URL: 'https://www.example.com' };

async function issue(system: TestSystem): Promise<string> {
  const { number } = await issueCertificate(system, {
    name: 'Anita Sharma',
    course: 'DevOps Automation',
    issued: '2026-03-14',
  });
  return number;
}

async function drawn(system: TestSystem, numbers: string[]) {
  return await drawCredentialStatuses(system.storage.database, numbers);
}

interface SignedList {
  id: string;
  issuer: string;
  credentialSubject: { encodedList: string };
}

/** The places that are set in a list, as the specification says they are to be read. */
function revokedIn(signed: string | undefined): number[] {
  const { encodedList } = (JSON.parse(signed ?? '') as SignedList).credentialSubject;
  expect(encodedList.startsWith('u')).toBe(true);
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBe(131_072);
  const set: number[] = [];
  for (const [index, byte] of bits.entries())
    for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << (7 - bit))) set.push(index * 8 + bit);
  return set;
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine, SITE);

  it('says at once what was withdrawn, replaced or erased, on every server alike', async ({ system }) => {
    const lists = [
      statusLists(system),
      statusLists({ config: system.config, storage: await system.openAgain() }),
    ] as const;
    const numbers = [];
    for (let index = 0; index < 4; index += 1) numbers.push(await issue(system));
    const [revoked = '', reissued = '', erased = '', valid = ''] = numbers;
    const places = await drawn(system, numbers);
    expect(revokedIn(await lists[0](1))).toEqual([]);
    await revokeCertificate(system, revoked, 'withdrawn');
    await reissueCertificate(system, reissued, { name: 'Anita Rao' });
    await eraseCertificate(system, erased);
    const expected = [revoked, reissued, erased].map((number) => places.get(number)?.position ?? NaN);
    const signed = await lists[0](1);
    expect(revokedIn(signed)).toEqual(expected.toSorted((one, other) => one - other));
    expect(revokedIn(signed)).not.toContain(places.get(valid)?.position);
    expect(await lists[1](1), 'in the same bytes').toBe(signed);
    expect(JSON.parse(signed ?? '')).toMatchObject({
      id: 'https://www.example.com/credentials/status/1',
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: 'did:web:www.example.com',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
      proof: { cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
    });
  });

  it('says that one is withdrawn whose place was drawn after the list was read', async ({ system }) => {
    const [first, second] = [await issue(system), await issue(system)];
    await drawn(system, [first]);
    await revokeCertificate(system, second, 'withdrawn');
    const list = statusLists(system);
    expect(revokedIn(await list(1))).toEqual([]);
    const places = await drawn(system, [second]);
    expect(revokedIn(await list(1))).toEqual([places.get(second)?.position]);
  });

  it('says nothing of a withdrawal that was taken back', async ({ system }) => {
    const number = await issue(system);
    await drawn(system, [number]);
    const list = statusLists(system);
    const { database } = system.storage;
    const failed = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('certificates').set({ revoked: '2026-03-15T00:00:00.000Z' }).execute();
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(revokedIn(await list(1))).toEqual([]);
  });

  it('gives each certificate one place for good, also when many ask at once', async ({ system }) => {
    const numbers = Array.from({ length: 300 }, (_, index) => `N${index}`);
    const other = { ...system, storage: await system.openAgain() };
    const [first, second] = await Promise.all([drawn(system, numbers), drawn(other, numbers)]);
    expect(second).toEqual(first);
    expect(await drawn(system, numbers)).toEqual(first);
    const positions = [...first.values()].map(({ position }) => position);
    expect(new Set(positions).size).toBe(300);
    expect(positions, 'in no order').not.toEqual(positions.toSorted((one, before) => one - before));
  });

  it('begins another list when one is half full', async ({ system }) => {
    const { database } = system.storage;
    const list = statusLists(system);
    expect(await list(2)).toBeUndefined();
    await drawn(
      system,
      Array.from({ length: 66_000 }, (_, index) => `N${index}`),
    );
    const counts = await database
      .selectFrom('credential_statuses')
      .select((select) => ['list', select.fn.countAll().as('count')])
      .groupBy('list')
      .orderBy('list')
      .execute();
    expect(counts.map((row) => row.list)).toEqual([1, 2]);
    expect(Number(counts[0]?.count)).toBeLessThan(66_000);
    expect(Number(counts[0]?.count)).toBeGreaterThanOrEqual(65_536);
    expect(await list(2)).toContain('/credentials/status/2');
    expect(await list(3)).toBeUndefined();
  });

  it('keeps the places of credentials that were made since a backup that is restored', async ({ system }) => {
    const before = await issue(system);
    const file = `${system.config.dataFolder}/site.backup`;
    await backupData(system, file);
    const since = await issue(system);
    const places = await drawn(system, [before, since]);
    await revokeCertificate(system, before, 'withdrawn');
    await restoreData(system, file);
    expect(await drawn(system, [before, since])).toEqual(places);
    expect(revokedIn(await statusLists(system)(1))).toEqual([places.get(before)?.position]);
  });
});
