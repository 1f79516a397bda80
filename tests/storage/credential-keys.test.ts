import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { issuerDocument } from '../../server/services/credentials/issuer.ts';
import { rotateCredentialKey } from '../../server/services/credentials/rotate-key.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { rekeyData } from '../../server/services/data/rekey-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { readCredentialKey } from '../../server/storage/credential-keys.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';
import { newFolder } from '../support/new-folder.ts';

const SECRET = 'ab'.repeat(32);
const SITE = { CERTIFICATE_SECRET: SECRET, PUBLIC_URL: 'https://www.example.com' };

async function backedUp(system: TestSystem): Promise<string> {
  const folder = await newFolder();
  const file = join(folder, 'site.backup');
  await backupData(system, file);
  return file;
}

const keyOf = async ({ storage }: Pick<TestSystem, 'storage'>) =>
  (await readCredentialKey(storage.database, storage.certificateSecret)).publicKey;

/** The keys in the document, as verifiers find them. */
async function listed(system: TestSystem): Promise<string[]> {
  const { verificationMethod } = await issuerDocument(system);
  return verificationMethod.map(({ publicKeyMultibase }) => publicKeyMultibase).toSorted();
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine, SITE);

  it('is made at the first start, once for servers that start together, and stays', async ({ system }) => {
    await sql`delete from credential_keys`.execute(system.storage.database);
    const servers = await Promise.all([system.openAgain(), system.openAgain(), system.openAgain()]);
    const keys = await Promise.all(servers.map((storage) => keyOf({ storage })));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/);
    expect(await issuerDocument(system)).toEqual({
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: 'did:web:www.example.com',
      verificationMethod: [
        {
          id: `did:web:www.example.com#${keys[0]}`,
          type: 'Multikey',
          controller: 'did:web:www.example.com',
          publicKeyMultibase: keys[0],
        },
      ],
      assertionMethod: [`did:web:www.example.com#${keys[0]}`],
    });
  });

  it('has a port in its name as %3A', async () => {
    const system = await openTestSystem(engine, { PUBLIC_URL: 'http://localhost:3000' });
    expect((await issuerDocument(system)).id).toBe('did:web:localhost%3A3000');
  });

  it('is replaced for all servers at once; the old one is listed, cannot sign', async ({ system }) => {
    const other = await system.openAgain();
    const old = await keyOf(system);
    const report = await rotateCredentialKey(system);
    expect(report).toEqual({ key: await keyOf({ storage: other }), earlier: 1 });
    expect(report.key).not.toBe(old);
    expect(await listed(system)).toEqual([old, report.key].toSorted());
    const { rows } = await sql`select sealed from credential_keys where public_key = ${old}`.execute(
      system.storage.database,
    );
    expect(rows).toEqual([{ sealed: '' }]);
  });

  it('that is withdrawn is listed no more, and a restore does not bring it back', async ({ system }) => {
    const file = await backedUp(system);
    const { key, earlier } = await rotateCredentialKey(system, { withdraw: true });
    expect(earlier).toBe(0);
    expect(await listed(system)).toEqual([key]);
    await restoreData(system, file);
    expect(await keyOf(system)).toBe(key);
    expect(await listed(system)).toEqual([key]);
  });

  it('moves with a backup to another database', async () => {
    const from = await openTestSystem(engine, SITE);
    const old = await keyOf(from);
    const { key } = await rotateCredentialKey(from);
    const system = await openTestSystem(engine, SITE);
    await restoreData(system, await backedUp(from));
    expect(await keyOf(system)).toBe(key);
    expect(await listed(system)).toEqual(expect.arrayContaining([old, key]));
  });

  it('of a backup from before there were keys is the one that is here', async ({ system }) => {
    const key = await keyOf(system);
    const from = await openTestSystem(engine, SITE);
    await sql`delete from credential_keys`.execute(from.storage.database);
    await restoreData(system, await backedUp(from));
    expect(await keyOf(system)).toBe(key);
  });

  it('cannot be opened with another secret, which brings a new key beside it', async () => {
    const system = await openTestSystem(engine);
    const old = await keyOf(system);
    const { database } = system.storage;
    await expect(readCredentialKey(database, Buffer.from(SECRET, 'hex'))).rejects.toMatchObject({
      name: 'StorageUnavailable',
      message: expect.stringContaining('certificates rotate-key'),
    });
    await rm(join(system.config.dataFolder, 'certificate-secret'));
    await rekeyData(system);
    const again = await system.openAgain();
    expect(await keyOf({ storage: again })).not.toBe(old);
    expect(await listed(system)).toContain(old);
  });
});
