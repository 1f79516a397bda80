import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { asOptions, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const SITE = { PUBLIC_URL: 'https://www.example.com' };
const ANITA = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-03-14' };

it('the credential of one certificate is a file for its owner alone, and the same each time', async () => {
  const operator = await newOperator(SITE);
  const at = (name: string) => join(operator.dataFolder, name);
  const { number } = await operator.json<Row>('certificates', 'issue', ...asOptions(ANITA));
  const credential = ['certificates', 'credential', String(number), '--out'];
  expect(await operator.json(...credential, at('a.json'))).toEqual({ signed: 1, file: at('a.json') });
  expect(JSON.parse(await readFile(at('a.json'), 'utf8'))).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    credentialSubject: { identifier: [{ identityHash: 'Anita Sharma' }] },
  });
  expect((await stat(at('a.json'))).mode & 0o777).toBe(0o600);
  await operator.json(...credential, at('b.json'));
  expect(await readFile(at('b.json'))).toEqual(await readFile(at('a.json')));
  expect(await operator.refused(...credential, at('b.json'))).toContain('exists already');
});

it('the credentials of a class are a zip, without those that are withdrawn', async () => {
  const operator = await newOperator(SITE);
  const at = (name: string) => join(operator.dataFolder, name);
  await writeFile(
    at('class.csv'),
    'name,course,issued\nAsha Rao,DevOps Automation,2026-03-14\nआशा शर्मा,DevOps Automation,2026-03-14\nRavi Iyer,DevOps Automation,2026-03-14\n',
  );
  await operator.json('certificates', 'import', at('class.csv'), '--class', 'Pune');
  const issued = await operator.json<Row[]>('certificates', 'list', '--class', 'Pune');
  const numberOf = (name: string) => String(issued.find((row) => row.name === name)?.number);
  await operator.json('certificates', 'revoke', numberOf('Ravi Iyer'), '--reason', 'withdrawn');
  const credential = ['certificates', 'credential', '--class'];
  expect(await operator.json(...credential, 'Pune', '--out', at('class.zip'))).toMatchObject({ signed: 2 });
  const files = unzipSync(await readFile(at('class.zip')));
  expect(Object.keys(files).toSorted()).toEqual(
    [`${numberOf('Asha Rao')}-Asha-Rao.json`, `${numberOf('आशा शर्मा')}-आशा-शर्मा.json`].toSorted(),
  );
  for (const file of Object.values(files))
    expect(JSON.parse(Buffer.from(file).toString())).toHaveProperty('proof');
  const trail = await operator.json<Row[]>('desk', 'audit-log');
  expect(JSON.stringify(trail).match(/downloaded the credential/g)).toHaveLength(2);
});

it('credentials are signed with a new key when the operator says so, which doctor sees', async () => {
  const operator = await newOperator(SITE);
  const key = async () => {
    const { stdout } = await operator.run('doctor', '--json');
    return (JSON.parse(stdout) as Row[]).find(({ check }) => check === 'credential key');
  };
  const before = await key();
  expect(before).toMatchObject({ state: 'ok', detail: expect.stringMatching(/^z6Mk\w{8}…, since \d{4}-/) });
  expect(await operator.json('certificates', 'rotate-key')).toEqual({
    key: expect.stringMatching(/^z6Mk/),
    earlier: 1,
  });
  expect((await key())?.detail).not.toBe(before?.detail);
  expect(await operator.json('certificates', 'rotate-key', '--withdraw', '--yes')).toMatchObject({
    earlier: 0,
  });
});

it('doctor warns of credentials that were given out under another address', async () => {
  const operator = await newOperator(SITE);
  const { number } = await operator.json<Row>('certificates', 'issue', ...asOptions(ANITA));
  await operator.json(
    'certificates',
    'credential',
    String(number),
    '--out',
    join(operator.dataFolder, 'a.json'),
  );
  operator.settings.PUBLIC_URL = 'https://new.example.com';
  const { stdout } = await operator.run('doctor', '--json');
  expect((JSON.parse(stdout) as Row[]).find(({ check }) => check === 'credential key')).toMatchObject({
    state: 'warning',
    detail: expect.stringContaining('issued under https://www.example.com'),
    advice: expect.stringContaining('/.well-known/did.json'),
  });
});

it('certificates go by email to a class, once each; a wrong address is named without its words', async () => {
  const operator = await newOperator(SITE);
  const file = join(operator.dataFolder, 'class.csv');
  const rows = ['Asha Rao,asha@example.com', 'Ravi Iyer,ravi at example', 'Omar Khan,'];
  const lines = rows.map((row) => `2026-03-14,DevOps Automation,${row}`);
  await writeFile(file, `issued,course,name,Email ID\n${lines.join('\n')}\n`);
  const imported = await operator.run('certificates', 'import', file, '--class', 'Pune', '--json');
  expect(JSON.parse(imported.stdout)).toMatchObject({ added: 2, failed: 1 });
  expect(imported.stderr).toContain('line 3, email: This is not an email address');
  expect(imported.stderr).not.toContain('ravi at');
  const mail = ['certificates', 'mail', '--class', 'Pune'];
  expect(await operator.json(...mail)).toMatchObject({
    queued: 1,
    without: expect.stringMatching(/^\d{12}$/),
  });
  expect(await operator.json(...mail), 'once each').toMatchObject({ queued: 0, before: 1 });
});

it('a certificate goes by email to an address that is given with the certificate', async () => {
  const operator = await newOperator(SITE);
  const { number } = await operator.json<Row>(
    'certificates',
    'issue',
    ...asOptions({ ...ANITA, email: 'anita@example.com' }),
  );
  expect(await operator.json('certificates', 'mail', String(number))).toEqual({
    number,
    to: 'anita@example.com',
  });
});
