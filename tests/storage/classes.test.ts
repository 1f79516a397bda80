import { describe, expect } from 'vitest';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import {
  changeClass,
  findClasses,
  listClasses,
  renameClass,
  summaryOfClass,
  takeBackClass,
} from '../../server/services/certificates/classes.ts';
import { downloadClassAsPdf } from '../../server/services/certificates/download-certificates.ts';
import { certificateRow, issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import {
  eachCertificate,
  listCertificates,
  showCertificate,
} from '../../server/services/certificates/read-certificates.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { storeRoster } from '../../server/services/certificates/store-roster.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import type { CertificateRow } from '../../server/storage/database.ts';
import { insertRows } from '../../server/storage/rows.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';

const CLASS = 'DevOps, November';
const MINUTE_MS = 60_000;
const rowsOf = (names: string[], expires = '') =>
  names.map((name, index) => ({
    row: index + 1,
    values: { name, course: 'DevOps Automation', issued: '2026-11-21', expires, number: '', email: '' },
  }));
const store = (system: TestSystem, names: string[], name = CLASS, expires = '') =>
  storeRoster(system, rowsOf(names, expires), { all: true, class: name });
const agreed = () => {};

async function numbersIn(system: TestSystem, name = CLASS): Promise<string[]> {
  return (await Array.fromAsync(eachCertificate(system, { class: name }))).map(({ number }) => number);
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('a class tells how many are valid, expired and withdrawn, and since when', async ({ system }) => {
    await store(system, ['Asha Rao', 'Ravi Das']);
    await store(system, ['Meera Iyer'], CLASS, '2026-11-22');
    await issueCertificate(system, { name: 'Omar Khan', course: 'C', issued: '2026-10-01', class: CLASS });
    const [first = ''] = await numbersIn(system);
    await revokeCertificate(system, first, 'withdrawn');
    system.pass(20 * 365 * 24 * 60 * MINUTE_MS);
    expect(await summaryOfClass(system, CLASS)).toEqual({
      certificates: 4,
      valid: 2,
      expired: 1,
      revoked: 1,
      from: '2026-10-01',
      to: '2026-11-21',
    });
    expect(await summaryOfClass(system, 'Another')).toBeUndefined();
  });

  it('classes are listed with the newest first, and found by a part of their name', async ({ system }) => {
    await store(system, ['Asha Rao', 'Ravi Das'], 'Data, May');
    system.pass(MINUTE_MS);
    await store(system, ['Meera Iyer']);
    const named = async (search?: string) =>
      (await listClasses(system, search)).map(({ name, certificates }) => [name, certificates]);
    expect(await named()).toEqual([
      [CLASS, 1],
      ['Data, May', 2],
    ]);
    expect(await named('dAtA')).toEqual([['Data, May', 2]]);

    const found = async (search: string, limit: number) => {
      const { classes, hasMore } = await findClasses(system, search, limit);
      return [classes.map(({ name, certificates }) => [name, certificates]), hasMore];
    };
    expect(await found('', 2)).toEqual([await named(), false]);
    expect(await found('', 1)).toEqual([[[CLASS, 1]], true]);
    expect(await found('ata, m', 2)).toEqual([[['Data, May', 2]], false]);
    expect(await found('meera', 2)).toEqual([[], false]);
  });

  it('hundreds of older classes are found behind thousands of certificates', async ({ system }) => {
    const WRITTEN = { name: 'Asha Rao', course: 'DevOps Automation', issued: '2026-05-02' };
    const rows = (count: number, name: (index: number) => string | undefined, first: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...certificateRow(
          { ...WRITTEN, number: String(first + index), class: name(index) },
          new Date(first + index).toISOString(),
        ),
      }));
    const insert = async (all: CertificateRow[]) => {
      for (let at = 0; at < all.length; at += 500)
        await insertRows(system.storage.database, 'certificates', all.slice(at, at + 500));
    };
    await insert(rows(350, (index) => (index === 0 ? 'Batch' : `Batch 2019 ${index + 99}`), 100_000_000_000));
    await insert(rows(6_500, (index) => (index % 2 ? undefined : 'An old list'), 200_000_000_000));
    for (const [search, first] of [
      ['', 'An old list'],
      ['2019', 'Batch 2019 399'],
    ] as const) {
      const { classes, hasMore } = await findClasses(system, search, 100);
      expect([classes.length, classes[0]?.name, hasMore]).toEqual([100, first, true]);
    }
    const { classes: exact } = await findClasses(system, 'batch', 1);
    expect(exact.map(({ name }) => name)).toEqual(['Batch']);
    expect(await findClasses(system, '2019 44', 100)).toMatchObject({
      classes: { length: 9 },
      hasMore: false,
    });
  });

  it('a class takes another name, is found by it, and joins another only if asked', async ({ system }) => {
    await store(system, ['Asha Rao', 'Ravi Das'], 'Devops nov');
    expect(await renameClass(system, 'Devops nov', ` ${CLASS} `, agreed)).toEqual({ name: CLASS, moved: 2 });
    const found = await listCertificates(system, { search: 'asha november' });
    expect(found.rows.map(({ name, class: name_ }) => [name, name_])).toEqual([['Asha Rao', CLASS]]);
    expect((await listCertificates(system, { search: 'asha nov' })).rows).toHaveLength(1);
    expect((await listCertificates(system, { search: 'asha devops' })).rows).toHaveLength(1);

    await store(system, ['Meera Iyer'], 'Other');
    const refusal = new Error('not without being asked');
    const refuse = (counts: { moved: number; joined: number }) => {
      expect(counts).toEqual({ moved: 1, joined: 2 });
      throw refusal;
    };
    await expect(renameClass(system, 'Other', CLASS, refuse)).rejects.toBe(refusal);
    expect(await numbersIn(system, 'Other')).toHaveLength(1);
    await renameClass(system, 'Other', CLASS, agreed);
    expect(await numbersIn(system)).toHaveLength(3);
    await expect(renameClass(system, 'Other', 'X', agreed)).rejects.toThrow('There is no class “Other”');
    await expect(renameClass(system, CLASS, ' ', agreed)).rejects.toThrow('Give the class a name');
    await expect(renameClass(system, CLASS, CLASS, agreed)).rejects.toThrow(
      'The class already has this name',
    );
  });

  it('a class of thousands is renamed whole', async ({ system }) => {
    await store(
      system,
      Array.from({ length: 2_000 }, (_, index) => `Trainee ${index}`),
      'Old',
    );
    expect(await renameClass(system, 'Old', 'New', agreed)).toEqual({ name: 'New', moved: 2_000 });
    expect(await summaryOfClass(system, 'Old')).toBeUndefined();
  });

  it('one certificate is put into a class, and into none', async ({ system }) => {
    const { number } = await issueCertificate(system, { name: 'Asha Rao', course: 'C' });
    await changeClass(system, number, CLASS);
    expect((await showCertificate(system, number)).class).toBe(CLASS);
    await changeClass(system, number, '');
    expect((await showCertificate(system, number)).class).toBeNull();
  });

  it('what nobody saw is taken back for half an hour; the numbers stay taken', async ({ system }) => {
    await store(system, ['Total 59', 'Asha Rao']);
    const numbers = await numbersIn(system);
    expect(await takeBackClass(system, CLASS)).toBe(2);
    for (const number of numbers) {
      expect(await checkCertificate(system, { number })).toMatchObject({ valid: false, state: 'unknown' });
      await expect(issueCertificate(system, { name: 'X', course: 'C', number })).rejects.toThrow('is in use');
    }
    expect((await listCertificates(system, { withoutErased: true })).rows).toEqual([]);
    expect((await store(system, ['Asha Rao'])).added).toBe(1);
  });

  it.each<[string, (system: TestSystem, number: string) => Promise<unknown>]>([
    ['printed', (system) => downloadClassAsPdf(system, CLASS)],
    ['checked', (system, number) => checkCertificate(system, { number })],
    ['withdrawn', (system, number) => revokeCertificate(system, number, 'other')],
  ])('what was %s is not taken back', async (_what, see) => {
    const system = await openTestSystem(engine);
    await store(system, ['Asha Rao', 'Ravi Das']);
    const [number = ''] = await numbersIn(system);
    await see(system, number);
    await expect(takeBackClass(system, CLASS)).rejects.toThrow(/printed, checked or changed/);
    expect((await summaryOfClass(system, CLASS))?.recent?.seen).toBeGreaterThan(0);
    expect((await listCertificates(system, { withoutErased: true })).rows).toHaveLength(2);
  });

  it('one that replaces another is not taken back: its holder would have none', async ({ system }) => {
    await store(system, ['Asha Rao']);
    system.pass(60 * MINUTE_MS);
    const [number = ''] = await numbersIn(system);
    await reissueCertificate(system, number, { name: 'Asha R. Rao' });
    await expect(takeBackClass(system, CLASS)).rejects.toThrow(
      /^1 of 1 certificate was printed, checked or changed since\./,
    );
  });

  it('what was taken back stays so after a restore of a backup from before', async ({ system }) => {
    await store(system, ['Asha Rao']);
    const [number = ''] = await numbersIn(system);
    const file = `${system.config.dataFolder}/site.backup`;
    await backupData(system, file);
    await takeBackClass(system, CLASS);
    await restoreData(system, file);
    expect(await checkCertificate(system, { number })).toMatchObject({ state: 'unknown' });
    const rows = await system.storage.database.selectFrom('certificates').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Asha');
  });

  it('after half an hour nothing is taken back, and a check leaves no trace', async ({ system }) => {
    await store(system, ['Asha Rao']);
    system.pass(31 * MINUTE_MS);
    await expect(takeBackClass(system, CLASS)).rejects.toThrow(/last half hour/);
    const [number = ''] = await numbersIn(system);
    await checkCertificate(system, { number });
    const acts = await system.storage.database.selectFrom('trail').select('act').execute();
    expect(acts.map(({ act }) => act)).toEqual(['certificate.issued']);
  });

  it('a late trainee alone is taken back, and not the class of last week', async ({ system }) => {
    await store(system, ['Asha Rao', 'Ravi Das']);
    await downloadClassAsPdf(system, CLASS);
    system.pass(60 * MINUTE_MS);
    await store(system, ['Late Trainee']);
    expect(await takeBackClass(system, CLASS)).toBe(1);
    expect(await numbersIn(system)).toHaveLength(2);
  });
});
