import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dayIn } from '../../server/services/calendar.ts';
import { asOptions, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const ANITA = { name: 'Anita Sharma', course: 'DevOps' };

it('certificates are issued, listed, shown, reissued and revoked', async () => {
  const operator = await newOperator();
  const issued = await operator.json<Row>('certificates', 'issue', ...asOptions(ANITA));
  expect(issued).toEqual({
    ...ANITA,
    number: expect.stringMatching(/^[1-9]\d{11}$/),
    issued: dayIn(new Date(), 'Asia/Kolkata'),
    expires: null,
    state: 'valid',
    revoked: null,
    reason: null,
    replaced_by: null,
    class: null,
  });
  const number = String(issued.number);
  const typed = `${number.slice(0, 4)} ${number.slice(4)}`;
  expect(await operator.json('certificates', 'show', typed)).toEqual({
    ...issued,
    design: 'strata',
    email: null,
    mails: null,
    mail_leaves_after: null,
    signed_by: null,
  });
  const newer = await operator.json<Row>('certificates', 'reissue', number, '--name', 'Anita Rao');
  expect(newer).toMatchObject({ name: 'Anita Rao', course: 'DevOps', state: 'valid' });
  expect(await operator.json('certificates', 'show', number)).toMatchObject({
    state: 'revoked',
    reason: 'name-corrected',
    replaced_by: newer.number,
  });
  expect(
    await operator.json('certificates', 'revoke', String(newer.number), '--reason', 'withdrawn'),
  ).toMatchObject({ state: 'revoked', reason: 'withdrawn' });
  expect(await operator.json('certificates', 'list')).toHaveLength(2);
  expect((await operator.run('certificates', 'list')).stdout).toMatch(
    /^NUMBER +STATE +ISSUED +EXPIRES +NAME +COURSE\n\d{12} +revoked +\d{4}-\d\d-\d\d +– +Anita \w+ +DevOps\n/,
  );
  const { stdout } = await operator.run('certificates', 'issue', ...asOptions(ANITA));
  expect(stdout, 'in groups for people').toMatch(/^Number to print: \d{4} \d{4} \d{4}\nnumber: +\d{12}\n/);
});

it('certificates are exported so that no cell is run as a formula, to a new file that only the owner may read', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'in.csv');
  await writeFile(
    file,
    'number,name,course,issued\n1,=A1+1,Networks,2020-01-01\n2,"Rao, A",Networks,2020-01-02\n',
  );
  await operator.json('certificates', 'import', file);
  const { stdout } = await operator.run('certificates', 'export', '--format', 'csv');
  expect(stdout).toBe(
    '\uFEFFnumber,name,course,issued,expires,state,class,email\n2,"Rao, A",Networks,2020-01-02,,valid,,\n' +
      "1,'=A1+1,Networks,2020-01-01,,valid,,\n",
  );
  const out = join(operator.dataFolder, 'out.json');
  const written = await operator.run('certificates', 'export', '--format', 'json', '--out', out);
  expect(written).toMatchObject({ status: 0, stdout: '' });
  expect(JSON.parse(await readFile(out, 'utf8'))).toEqual(await operator.json('certificates', 'export'));
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await operator.refused('certificates', 'export', '--out', out)).toContain('Give --out another name');
});

it('a name that has the course already, and one whose certificate was withdrawn, are warned of, not refused', async () => {
  const operator = await newOperator();
  const fields = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-01-31' };
  const issue = ['certificates', 'issue', ...asOptions(fields)];
  const first = await operator.json<Row>(...issue);
  const again = await operator.run(...issue, '--json');
  expect([again.status, again.stderr]).toEqual([
    0,
    expect.stringMatching(
      /^warning: Anita Sharma has a certificate for this course already: [\d ]{14}, issued on 2026-01-31\.\n$/,
    ),
  ]);
  const file = join(operator.dataFolder, 'class.csv');
  await writeFile(
    file,
    'name,course,issued\nAnita Sharma,DevOps Automation,2026-02-01\nRavi,DevOps Automation,2026-02-01\n',
  );
  const imported = await operator.run('certificates', 'import', file);
  expect(imported.stdout).toMatch(/added: +2\n/);
  expect(imported.stderr).toContain(
    'warning, line 2: Anita Sharma has a certificate for this course already',
  );
  expect(imported.stderr).not.toContain('line 3');

  await operator.json('certificates', 'revoke', String(first.number), '--reason', 'requirements-not-met');
  const reissued = await operator.run('certificates', 'reissue', String(first.number));
  expect([reissued.status, reissued.stderr]).toEqual([
    0,
    expect.stringMatching(
      /^warning: \d{12} was revoked on \d{4}-\d\d-\d\d \(requirements-not-met\)\. Revoke the new one/,
    ),
  ]);
});
