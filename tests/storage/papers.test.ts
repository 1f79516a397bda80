import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renameClass } from '../../server/services/certificates/classes.ts';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import {
  certificateToPrint,
  eachToPrint,
} from '../../server/services/certificates/printable-certificates.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { storeRoster } from '../../server/services/certificates/store-roster.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { choosePaper, forgetClassPaper } from '../../server/services/papers/paper-choices.ts';
import {
  addSignatory,
  changeSignatory,
  listSignatories,
  removeSignatory,
} from '../../server/services/papers/signatories.ts';
import { courseAward } from '../../content/course-awards.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { newFolder } from '../support/new-folder.ts';

const ANITA = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-03-14' };
const CLASS = 'DevOps, November';
const PLAIN = { design: 'strata', signatories: [], hours: null, class: null };

async function picture(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M10 60 C60 0 90 90 290 30" fill="none" stroke="#000" stroke-width="5"/></svg>';
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

async function openWithSignatories(engine: (typeof engines)[number]) {
  const system = await openTestSystem(engine);
  system.pass(Date.parse('2026-11-28T06:00:00Z') - Date.now());
  const sunita = await addSignatory(system, {
    name: 'Sunita Kulkarni',
    role: 'Trainer',
    picture: await picture(),
  });
  system.pass(1_000);
  const meera = await addSignatory(system, { name: 'Meera Nair', role: 'Director' });
  return { system, sunita, meera };
}

const firm = { design: 'engraved', showsHours: true, showsClass: false, says: 'passed' };

/** How it is printed, with the names of who signs. */
async function printed(system: TestSystem, number: string) {
  const paper = await certificateToPrint(system, number);
  const { design, hours } = paper;
  return { design, hours, class: paper.class, signatories: paper.signatories.map(({ name }) => name) };
}

async function issue(system: TestSystem, more: object = {}): Promise<string> {
  return (await issueCertificate(system, { ...ANITA, ...more })).number;
}

async function newBackup(): Promise<string> {
  const folder = await newFolder();
  return join(folder, 'backup.db');
}

describe.each(engines)('on %s', (engine) => {
  it('a certificate is printed as it was issued, whatever is chosen afterwards', async () => {
    const { system, sunita, meera } = await openWithSignatories(engine);
    const before = await issue(system);
    await choosePaper(system, undefined, { ...firm, signatories: [sunita.id, meera.id] });
    const signed = await issue(system);
    const expected = {
      design: 'engraved',
      hours: 48,
      class: null,
      signatories: ['Sunita Kulkarni', 'Meera Nair'],
    };
    expect(await printed(system, before)).toEqual(PLAIN);
    expect(await printed(system, signed)).toMatchObject({ ...expected, hours: expect.any(Number) });

    const was = await certificateToPrint(system, signed);
    const renamed = await changeSignatory(system, meera.id, {
      name: 'Meera Nair-Rao',
      picture: await picture(),
    });
    await removeSignatory(system, sunita.id);
    await choosePaper(system, undefined, {
      ...firm,
      design: 'panel',
      showsHours: false,
      signatories: [renamed.id],
    });
    expect(await certificateToPrint(system, signed)).toEqual(was);
    expect((await listSignatories(system)).map(({ name }) => name)).toEqual(['Meera Nair-Rao']);

    const again = await reissueCertificate(system, signed, { name: 'Anita S. Rao' });
    expect(await printed(system, again.number)).toEqual({
      design: 'panel',
      hours: null,
      class: null,
      signatories: ['Meera Nair-Rao'],
    });
  });

  it('a class has a paper of its own, which goes along when it is renamed, until it takes the firm’s again', async () => {
    const { system, sunita, meera } = await openWithSignatories(engine);
    await choosePaper(system, undefined, { ...firm, showsHours: false, signatories: [meera.id] });
    const own = { ...firm, design: 'panel', signatories: [sunita.id], showsHours: false, showsClass: true };
    await choosePaper(system, CLASS, own);
    const number = await issue(system, { class: CLASS });
    const ofClass = { design: 'panel', hours: null, class: CLASS, signatories: ['Sunita Kulkarni'] };
    expect(await printed(system, number)).toEqual(ofClass);
    expect(await printed(system, await issue(system, { class: 'Another' }))).toMatchObject({
      design: 'engraved',
    });

    await renameClass(system, CLASS, 'DevOps, Nov 2026', () => {});
    expect(await printed(system, number)).toEqual({ ...ofClass, class: 'DevOps, Nov 2026' });
    const values = { ...ANITA, name: 'Ravi Das', expires: '', number: '', email: '' };
    await storeRoster(system, [{ row: 1, values }], { all: true, class: 'DevOps, Nov 2026' });
    const papers = await Array.fromAsync(eachToPrint(system, { class: 'DevOps, Nov 2026' }));
    expect(papers.map(({ design }) => design)).toEqual(['panel', 'panel']);

    await forgetClassPaper(system, 'DevOps, Nov 2026');
    const late = await issue(system, { name: 'Late Trainee', class: 'DevOps, Nov 2026' });
    expect(await printed(system, late)).toMatchObject({ design: 'engraved', signatories: ['Meera Nair'] });
    expect(await printed(system, number)).toMatchObject({ design: 'panel' });
  });

  it('a file of certificates is imported with the paper of its class', async () => {
    const { system, sunita } = await openWithSignatories(engine);
    await choosePaper(system, CLASS, { ...firm, signatories: [sunita.id] });
    const rows = Array.from({ length: 1_200 }, (_, index) => ({
      row: index + 2,
      values: { ...ANITA, name: `Trainee ${index}`, expires: '', number: '', email: '' },
    }));
    await storeRoster(system, rows, { all: false, class: CLASS });
    const { database } = system.storage;
    expect(await database.selectFrom('papers').select('id').execute()).toHaveLength(1);
    const without = await database
      .selectFrom('certificates')
      .select('number')
      .where('paper', 'is', null)
      .execute();
    expect(without).toEqual([]);
  });

  it('certificates of one file have the hours of their own courses', async () => {
    const { system } = await openWithSignatories(engine);
    await choosePaper(system, CLASS, { ...firm, signatories: [] });
    const courses = ['DevOps Automation', 'Data Science & Analytics'];
    const rows = courses.map((course, index) => ({
      row: index + 2,
      values: { ...ANITA, course, expires: '', number: '', email: '' },
    }));
    await storeRoster(system, rows, { all: true, class: CLASS });
    const papers = await Array.fromAsync(eachToPrint(system, { class: CLASS }));
    const hours = courses.map((course) => courseAward(course)?.hours);
    expect(new Set(hours).size).toBe(2);
    expect(courses.map((course) => papers.find((paper) => paper.course === course)?.hours)).toEqual(hours);
  });

  it('who signs, the choices and what was issued with them come back from a backup', async () => {
    const { system, sunita } = await openWithSignatories(engine);
    await choosePaper(system, undefined, { ...firm, signatories: [sunita.id] });
    await choosePaper(system, CLASS, { ...firm, design: 'panel', signatories: [] });
    const number = await issue(system);
    const was = await certificateToPrint(system, number);
    const file = await newBackup();
    await backupData(system, file);
    await changeSignatory(system, sunita.id, { name: 'Somebody Else' });
    await restoreData(system, file);
    expect(await certificateToPrint(system, number)).toEqual(was);
    expect((await listSignatories(system)).map(({ name }) => name)).toEqual([
      'Sunita Kulkarni',
      'Meera Nair',
    ]);
    expect(await printed(system, await issue(system, { name: 'Asha', class: CLASS }))).toMatchObject({
      design: 'panel',
    });
  });

  it('what was issued since the backup is printed as it was issued after a restore, and who signs now is as in the backup', async () => {
    const { system, sunita, meera } = await openWithSignatories(engine);
    const file = await newBackup();
    await backupData(system, file);
    const renamed = await changeSignatory(system, sunita.id, { name: 'Sunita Rao' });
    await choosePaper(system, undefined, { ...firm, signatories: [renamed.id, meera.id] });
    await addSignatory(system, { name: 'Signs Nothing', role: 'Trainer' });
    const number = await issue(system);
    const was = await certificateToPrint(system, number);
    await restoreData(system, file);
    expect(await certificateToPrint(system, number)).toEqual(was);
    expect(was).toMatchObject({
      design: 'engraved',
      hours: expect.any(Number),
      signatories: [{ name: 'Sunita Rao', image: expect.any(String) }, { name: 'Meera Nair' }],
    });
    expect((await listSignatories(system)).map(({ name }) => name)).toEqual([
      'Sunita Kulkarni',
      'Meera Nair',
    ]);
    expect(await printed(system, await issue(system, { name: 'Asha' }))).toEqual(PLAIN);
  });

  it('what cannot be printed or chosen is refused, and nothing is stored', async () => {
    const { system, sunita } = await openWithSignatories(engine);
    const people = await listSignatories(system);
    await expect(addSignatory(system, { name: ' ', role: '' })).rejects.toThrow('Give the name');
    await expect(addSignatory(system, { name: '李小龙', role: 'Trainer' })).rejects.toThrow(
      'No available font has',
    );
    await expect(
      addSignatory(system, { name: 'Ravi', role: 'Trainer', picture: Buffer.from('GIF89a') }),
    ).rejects.toThrow('must be a PNG picture');
    await expect(changeSignatory(system, 'nobody', { name: 'Ravi' })).rejects.toThrow(
      'There is no active signatory',
    );
    for (const [choice, reason] of [
      [{ ...firm, design: 'gold', signatories: [] }, 'There is no design "gold"'],
      [{ ...firm, says: 'won', signatories: [] }, 'passed, completed, attended, not "won"'],
      [{ ...firm, signatories: [sunita.id, sunita.id] }, 'up to 2 different people'],
      [{ ...firm, signatories: ['nobody'] }, 'There is no active signatory with the id nobody'],
    ] as const)
      await expect(
        choosePaper(system, undefined, { ...choice, signatories: [...choice.signatories] }),
      ).rejects.toThrow(reason);
    expect(await listSignatories(system)).toEqual(people);
    expect(await printed(system, await issue(system))).toEqual(PLAIN);
  });

  it('a signature that nothing was issued with is gone when it ends; of an erased holder no paper is kept', async () => {
    const { system, sunita, meera } = await openWithSignatories(engine);
    await choosePaper(system, undefined, { ...firm, signatories: [sunita.id] });
    const number = await issue(system);
    await removeSignatory(system, sunita.id);
    await removeSignatory(system, meera.id);
    const { database } = system.storage;
    const rows = await database.selectFrom('signatories').select(['name', 'ended']).execute();
    expect(rows).toEqual([{ name: 'Sunita Kulkarni', ended: expect.any(String) }]);
    expect(await printed(system, await issue(system, { name: 'Asha' }))).toMatchObject({ signatories: [] });
    await eraseCertificate(system, number);
    const erased = await database
      .selectFrom('certificates')
      .select('paper')
      .where('number', '=', number)
      .execute();
    expect(erased).toEqual([{ paper: null }]);
  });
});
