import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { checkedCertificate } from '../../contracts/certificate-wording.ts';
import { certificateKey } from '../../server/services/certificates/qr-code-key.ts';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import { eraseCertificate, findHolderToErase } from '../../server/services/certificates/erase-certificate.ts';
import { importCertificates } from '../../server/services/certificates/import-certificates.ts';
import {
  eachCertificate,
  listCertificates,
  showCertificate,
} from '../../server/services/certificates/read-certificates.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { checkRoster, storeRoster } from '../../server/services/certificates/store-roster.ts';
import type { LineFailure } from '../../server/services/import-file.ts';
import { loadDemo } from '../../server/services/demo/load-demo.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';

const anita = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-01-31' };
const DAY_MS = 24 * 60 * 60 * 1_000;

async function importCsv(system: TestSystem, csv: string | Buffer, dryRun = false) {
  const failures: LineFailure[] = [];
  const report = await importCertificates(system, Readable.from([Buffer.from(csv)], { objectMode: false }), {
    dryRun,
    onFailure: (failure) => failures.push(failure),
  });
  return { ...report, failures };
}

/** By number. */
async function all(system: TestSystem) {
  const certificates = await Array.fromAsync(eachCertificate(system));
  return certificates.toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

/** What a check answers, and what the popup and the page show of it. */
const REPLACED = {
  message: 'This certificate has been replaced by a newer one. Ask the holder for it.',
  title: 'Certificate Replaced',
  look: 'notice',
};
const WITHDRAWN = {
  message: 'This certificate has been revoked. Do not rely on it.',
  title: 'Certificate Revoked',
  look: 'failure',
};

async function shownOf(system: TestSystem, number: string) {
  const answer = await checkCertificate(system, { number });
  const { title, look } = checkedCertificate(number, answer, new Date());
  return { message: answer.message, title, look };
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('a valid number lets out state, course as it was taught, date and a masked name, nothing else', async ({
    system,
  }) => {
    system.pass(Date.parse('2026-11-28T06:00:00Z') - Date.now());
    const { number } = await issueCertificate(system, { ...anita, expires: '2999-01-01' });
    expect(
      await checkCertificate(system, {
        number: ` ${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)} `,
      }),
    ).toEqual({
      valid: true,
      state: 'valid',
      message: 'Certificate is valid and verified!',
      number,
      course: 'DevOps Automation',
      issued: '2026-01-31',
      name: 'A•••• S•••••',
      checked: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      award: {
        title: 'DevOps Automation',
        path: '/it-trainings/devops',
        hours: 140,
        covered: expect.arrayContaining(['Pipelines']),
        assessedBy: 'Labs and runbook 30%; Pipeline 30%; Restore from your runbook, four hours 40%',
      },
    });
  });

  it('a number is found as it was copied', async ({ system }) => {
    await issueCertificate(system, { ...anita, number: '482109375514' });
    for (const typed of [
      '482109375514.',
      '482109375514.,',
      'No. 482109375514',
      '#482109375514',
      '"482109375514"',
      '4821\u20110937\u20135514',
      '4821\u00AD0937\u200B5514',
      '\u202D482109375514\u202C',
      '４８２１０９３７５５１４',
      '४८२१०९३७५५१४',
      '٤٨٢١٠٩٣٧٥٥١٤',
      '4821/0937/5514',
      '4821.0937.5514',
      '482l09375514',
      '4821O9375514',
      'Certificate No.: 4821 0937 5514',
      '4821_0937_5514',
      '“4821 0937 5514”',
      '৪৮২১০৯৩৭৫৫১৪',
    ])
      expect(await checkCertificate(system, { number: typed }), typed).toMatchObject({
        number: '482109375514',
        state: 'valid',
      });
  });

  it.for([
    'KA/2019/0042',
    'ka 2019 0042',
    'KA-2019-0042',
    'KA20190042',
    'No. KA.2019.0042.',
    'ＫＡ／２０１９／００４２',
  ])(
    'an old number is found by its letters and digits, and shown as it is written: %s',
    async (typed, { system }) => {
      await issueCertificate(system, { ...anita, number: 'KA/2019/0042' });
      expect(await checkCertificate(system, { number: typed })).toMatchObject({ number: 'KA/2019/0042' });
    },
  );

  it('letters and digits that two certificates have find neither, and the number as it is written finds its own', async ({
    system,
  }) => {
    await issueCertificate(system, { ...anita, number: 'KA/2019/0042' });
    await issueCertificate(system, { ...anita, name: 'Ravi Das', number: 'KA/201900/42' });
    const unknown = await checkCertificate(system, { number: 'KB/2019/0042' });
    expect(await checkCertificate(system, { number: 'KA20190042' })).toEqual(unknown);
    expect(await checkCertificate(system, { number: 'KA/201900/42' })).toMatchObject({
      number: 'KA/201900/42',
    });
  });

  it('a letter is no digit where the check digit does not say so', async ({ system }) => {
    await issueCertificate(system, { ...anita, number: '482109375515' });
    expect(await checkCertificate(system, { number: '4821O9375515' })).toMatchObject({ valid: false });
  });

  it('a check takes the same steps for each number that is not ours, also for one of a holder who was erased', async ({
    system,
  }) => {
    const { number } = await issueCertificate(system, anita);
    await eraseCertificate(system, number);
    const statements: string[] = [];
    const counted = async (typed: string) => {
      const watched = system.storage.database.withPlugin({
        transformQuery: ({ node }) => (statements.push(node.kind), node),
        transformResult: async ({ result }) => result,
      });
      const from = statements.length;
      await checkCertificate(
        { ...system, storage: { ...system.storage, database: watched } },
        { number: typed },
      );
      return statements.slice(from);
    };
    const [first, ...others] = [
      await counted('111111111111'),
      await counted(number),
      await counted('12 ab'),
      await counted('KA/2019/0042'),
      await counted('///'),
    ];
    expect(first).toHaveLength(2);
    for (const other of others) expect(other).toEqual(first);
  });

  it('the key of the QR code also lets out the whole name, a wrong key does not', async ({ system }) => {
    const { number } = await issueCertificate(system, anita);
    const key = certificateKey(system.storage.certificateSecret, number);
    expect(await checkCertificate(system, { number, key })).toMatchObject({
      name: 'Anita Sharma',
      expires: null,
    });
    expect(await checkCertificate(system, { number, key: `${key.slice(1)}A` })).toMatchObject({
      name: 'A•••• S•••••',
    });
  });

  it('a certificate is valid through its last day and expired after it', async ({ system }) => {
    const today = new Date().toISOString().slice(0, 10);
    const { number } = await issueCertificate(system, { ...anita, expires: today });
    expect(await checkCertificate(system, { number })).toMatchObject({ valid: true, state: 'valid' });
    system.pass(DAY_MS);
    expect(await checkCertificate(system, { number })).toMatchObject({ valid: false, state: 'expired' });
  });

  it('a revoked certificate is answered as withdrawn, its reason is not let out', async ({ system }) => {
    const { number } = await issueCertificate(system, anita);
    await expect(revokeCertificate(system, number, 'because')).rejects.toThrow('--reason');
    const config = { ...system.config, timeZone: 'Asia/Kolkata' };
    const atNight = { ...system, config, now: () => new Date('2026-11-26T20:00:00Z') };
    await revokeCertificate(atNight, number, 'requirements-not-met');
    const answer = await checkCertificate(system, { number });
    expect(answer).toMatchObject({ valid: false, state: 'revoked' });
    expect(JSON.stringify(answer)).not.toContain('requirements');
    const again = revokeCertificate(atNight, number, 'other');
    await expect(again).rejects.toThrow('was revoked on 2026-11-27 already');
  });

  it('a miss, wrong check digit, another firm, strange input: the same bytes', async ({ system }) => {
    await issueCertificate(system, { ...anita, number: '482109375514' });
    const numbers = ['730518264905', '482109375513', 'OTHER-2020-1', '\u0000', '\ud800', "' or 1=1 --", '%'];
    const answers = await Promise.all(numbers.map((number) => checkCertificate(system, { number })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        '{"valid":false,"state":"unknown","message":"Certificate not found. Please check the number and try again."}',
      ]),
    );
  });

  it('a reissued certificate replaces the old one, which says so', async ({ system }) => {
    const { number } = await issueCertificate(system, anita);
    const newer = await reissueCertificate(system, number, { name: 'Anita Rao' });
    expect(newer).toMatchObject({
      name: 'Anita Rao',
      course: anita.course,
      issued: anita.issued,
      state: 'valid',
    });
    expect(await showCertificate(system, number)).toMatchObject({
      state: 'revoked',
      reason: 'name-corrected',
      replaced_by: newer.number,
    });
    expect((await checkCertificate(system, { number })).message).toContain('replaced');
    await expect(reissueCertificate(system, number)).rejects.toThrow(newer.number);
  });

  it('a certificate is replaced while the newest in its place is not withdrawn', async ({ system }) => {
    const first = await issueCertificate(system, anita);
    const second = await reissueCertificate(system, first.number);
    expect(await shownOf(system, first.number)).toEqual(REPLACED);
    const third = await reissueCertificate(system, second.number, { name: 'Anita Rao' });
    expect(await shownOf(system, first.number)).toEqual(REPLACED);
    await revokeCertificate(system, third.number, 'withdrawn');
    for (const { number } of [first, second, third]) expect(await shownOf(system, number)).toEqual(WITHDRAWN);
  });

  it('a certificate that was withdrawn before it was reissued stays withdrawn', async ({ system }) => {
    const { number } = await issueCertificate(system, anita);
    await revokeCertificate(system, number, 'requirements-not-met');
    await reissueCertificate(system, number);
    expect(await shownOf(system, number)).toEqual(WITHDRAWN);
    const other = await issueCertificate(system, anita);
    await revokeCertificate(system, other.number, 'other');
    system.pass(1_000);
    await reissueCertificate(system, other.number);
    expect(await shownOf(system, other.number)).toEqual(WITHDRAWN);
  });

  it('what is not corrected stays when reissued, class too; an expiry can end', async ({ system }) => {
    const first = await issueCertificate(system, { ...anita, expires: '2999-01-01', class: 'Pune, autumn' });
    const second = await reissueCertificate(system, first.number, { name: anita.name, course: 'DevOps' });
    expect(second).toMatchObject({ course: 'DevOps', expires: '2999-01-01', class: 'Pune, autumn' });
    expect(await showCertificate(system, first.number)).toMatchObject({ reason: 'other' });

    const third = await reissueCertificate(system, second.number, { expires: '' });
    expect(third).toMatchObject({ name: anita.name, course: 'DevOps', expires: null, class: 'Pune, autumn' });
    const { rows } = await listCertificates(system, { class: 'Pune, autumn' });
    expect(rows.filter(({ state }) => state === 'valid').map(({ number }) => number)).toEqual([third.number]);
  });

  it('an erased holder leaves a number that stays taken, and is not found', async ({ system }) => {
    const first = await issueCertificate(system, { ...anita, class: 'Pune, autumn' });
    const second = await reissueCertificate(system, first.number, { name: 'Anita Rao' });
    const both = [first.number, second.number];
    const toErase = await findHolderToErase(system, first.number);
    expect(toErase).toEqual({ name: 'Anita Sharma', numbers: expect.arrayContaining(both) });

    await eraseCertificate(system, first.number);

    const never = await checkCertificate(system, { number: '100000000000' });
    for (const number of both) {
      expect(await checkCertificate(system, { number })).toEqual(never);
      const key = certificateKey(system.storage.certificateSecret, number);
      expect(await checkCertificate(system, { number, key })).toEqual(never);
      expect(await importCsv(system, `name,course,issued,number\nA,B,2026-01-01,${number}\n`)).toMatchObject({
        added: 0,
        failed: 1,
      });
      await expect(eraseCertificate(system, number)).rejects.toThrow('erased');
      await expect(reissueCertificate(system, number)).rejects.toThrow('erased');
    }
    expect((await listCertificates(system, { search: 'anita' })).rows).toEqual([]);
    expect((await listCertificates(system, { class: 'Pune, autumn' })).rows).toEqual([]);
    expect(JSON.stringify(await all(system))).not.toMatch(/Anita|DevOps|Pune/);
  });

  it('an import names who failed or was absent, leaves out notes and columns that say nothing', async ({
    system,
  }) => {
    const warnings: { line: number; reason: string }[] = [];
    const failures: string[] = [];
    const csv =
      'Sr. No.,Name,Course,Issued,Grade,Result\n1,Asha Rao,DevOps,2026-11-21,A,PASS\n,Total: 1,,,,\n' +
      '3,Omar Khan,DevOps,2026-11-21,,FAIL\n4,Meera Iyer (absent),DevOps,2026-11-21,,\n5,Ravi Das,DevOps,2062-11-01,,\n';
    const report = await importCertificates(
      system,
      Readable.from([Buffer.from(csv)], { objectMode: false }),
      {
        dryRun: false,
        onFailure: ({ line, reason }) => failures.push(`${line}: ${reason}`),
        onWarning: (warning) => warnings.push(warning),
      },
    );
    expect(report).toEqual({ added: 3, unchanged: 0, failed: 1 });
    expect(failures).toEqual([expect.stringMatching(/^6: .*look at its year/)]);
    expect(warnings).toEqual([
      { line: 1, reason: expect.stringMatching(/ignored: Sr\. No\., Grade, Result$/) },
      { line: 3, reason: expect.stringMatching(/looks like a note, not a person: “Total: 1”$/) },
      { line: 4, reason: expect.stringContaining('The list says “FAIL” beside this name') },
      { line: 5, reason: expect.stringContaining('The list says “absent” beside this name') },
    ]);
    expect(await all(system)).toHaveLength(3);
  });

  it('an import names each bad line by its line in the file and its reason', async ({ system }) => {
    const csv = Buffer.concat([
      Buffer.from(`number,name,course,issued,expires
1,,Networks,2020-01-01,
2,A,Networks,2020-02-30,
3,A,Networks,01/02/2020,
4,A,Networks,2020-01-02,2020-01-01
5,A,Networks
6,A,"Net
works\u0007 ok?",2020-01-02,
7,A,Networks,2020-01-02,
7,B,Networks,2020-01-02,
<8>,A,Networks,2020-01-02,
,A,Networks,2020-01-02,
,A,Networks,2020-01-02,
8
9,`),
      Buffer.from([0xe9]),
      Buffer.from(',Networks,2020-01-02,\n10,A,"Networks,2020-01-02,\n'),
    ]);
    const { failures, ...report } = await importCsv(system, csv);
    expect(report).toEqual({ added: 2, unchanged: 0, failed: failures.length });
    expect(
      failures.map(({ line, column = '', reason }) => `${line} ${column}: ${reason.slice(0, 40)}`),
    ).toEqual([
      '2 name: The name is missing',
      '3 issued: This is not a date: write 2026-01-31',
      '4 issued: Say whether day or month comes first, or',
      '5 expires: It expires before it is issued',
      '6 : it has 3 values, but the first line name',
      '7 course: Please remove characters that cannot be ',
      '10 number: Line 9 has the same number',
      '11 number: The number may contain letters, digits, ',
      '13 name: Line 12 is the same: leave this one out,',
      '14 : it has 1 value, but the first line names',
      '15 : it is not in UTF-8: save the file as "CS',
      '16 : a quotation mark is not closed: nothing ',
    ]);
  });

  it('an import counts lines alike whatever ends them', async ({ system }) => {
    const lines = ['name,course,issued', '"A', 'B",,2020-01-01', '', '"C', 'D",,2020-01-01', ',X,2020-01-01'];
    for (const end of ['\n', '\r\n', '\r']) {
      const { failures } = await importCsv(system, lines.join(end));
      expect(failures.map(({ line }) => line)).toEqual([2, 5, 7]);
    }
  });

  it('a repeated import changes nothing, with numbers or without', async ({ system }) => {
    const csv = 'name,course,issued,number\nA,X,2020-01-01,123\nB,X,2020-01-01,\nC,X,2020-01-01,\n';
    expect(await importCsv(system, csv)).toMatchObject({ added: 3, unchanged: 0, failed: 0 });
    const before = await all(system);
    system.pass(1_000);
    expect(await importCsv(system, csv)).toMatchObject({ added: 0, unchanged: 3, failed: 0 });
    expect(await all(system)).toEqual(before);
  });

  it('a dry run reports the same and stores nothing', async ({ system }) => {
    const csv = 'name,course,issued\nA,X,2020-01-01\n,X,2020-01-01\n';
    expect(await importCsv(system, csv, true)).toMatchObject({ added: 1, failed: 1 });
    expect(await all(system)).toEqual([]);
  });

  it('an empty database gets the demo once, and only when it is on', async () => {
    const off = await openTestSystem(engine, { DEMO: 'off' });
    expect(await loadDemo(off)).toBeUndefined();
    const system = await openTestSystem(engine);
    const first = await loadDemo(system);
    expect(first?.certificates.map(({ state }) => state)).toEqual(['valid', 'expired', 'revoked']);
    expect(await loadDemo(system)).toEqual(first);
    for (const { number, state } of first?.certificates ?? []) {
      expect(await checkCertificate(system, { number })).toMatchObject({ state });
    }
  });

  it('a database with a certificate of its own gets no demo', async ({ system }) => {
    await issueCertificate(system, anita);
    expect(await loadDemo(system)).toBeUndefined();
  });
});

describe.each(engines)('a class on %s', (engine) => {
  const values = { ...anita, number: '', expires: '', email: '' };
  const TRAINER = 'Meera Nair';
  const asClass = { all: true, class: 'Pune, autumn 2026' };
  const rowsOf = (...each: Partial<typeof values>[]) =>
    each.map((more, index) => ({ row: index + 1, values: { ...values, ...more } }));

  test('is stored whole with its name, its rows are found by it, and a repeat is refused', async () => {
    const system = { ...(await openTestSystem(engine)), actor: TRAINER };
    const rows = rowsOf({}, { name: 'Ravi Das', number: 'KA-17', issued: '31/01/2026' });
    expect(await storeRoster(system, rows, asClass)).toEqual({ added: 2, unchanged: 0, failed: 0 });
    expect(await storeRoster(system, rows, asClass)).toEqual({ added: 0, unchanged: 0, failed: 2 });
    expect((await checkRoster(system, rows)).rows).toMatchObject([
      { errors: { name: expect.stringMatching(/^Was issued already: \d{4} \d{4} \d{4}$/) } },
      { errors: { number: 'This number is taken' } },
    ]);
    const { rows: found } = await listCertificates(system, { search: 'autumn pune' });
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Anita Sharma', 'Ravi Das']);
  });

  test('with a row that is refused is not stored at all, and the row is named', async () => {
    const system = { ...(await openTestSystem(engine)), actor: TRAINER };
    await storeRoster(system, rowsOf({ number: 'KA-17' }), asClass);
    const second = rowsOf({}, { name: 'Somebody else', number: 'ka 17' });
    expect(await storeRoster(system, second, asClass)).toEqual({ added: 0, unchanged: 0, failed: 1 });
    expect((await checkRoster(system, second)).rows).toMatchObject([
      { row: 1, errors: {} },
      { row: 2, errors: { number: 'This number is taken by a certificate that differs in name' } },
    ]);
    expect(await all(system)).toHaveLength(1);
  });

  test('names the row that an equal one repeats, by its place among all', async () => {
    const system = await openTestSystem(engine);
    const [, ...rows] = rowsOf(
      {},
      {},
      { number: '7' },
      { issued: '31 Jan 2026' },
      { name: 'D', number: ' 7' },
    );
    expect((await checkRoster(system, rows)).rows.map(({ row, errors }) => ({ row, errors }))).toEqual([
      { row: 2, errors: {} },
      { row: 3, errors: {} },
      {
        row: 4,
        errors: { name: 'Row 2 is the same: leave this one out, or give each their own email address' },
      },
      { row: 5, errors: { number: 'Row 3 has the same number' } },
    ]);
  });

  test('keeps its order in the list', async () => {
    const system = { ...(await openTestSystem(engine)), actor: TRAINER };
    const names = ['Zoya Khan', 'Anita Sharma', 'Ravi Das'];
    await storeRoster(system, rowsOf(...names.map((name) => ({ name }))), asClass);
    const { rows } = await listCertificates(system, {});
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
