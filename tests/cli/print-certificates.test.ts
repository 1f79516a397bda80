import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Row } from '../support/operator-with-data.ts';
import { newOperator, type Operator } from '../support/operator.ts';
import { paintedUntagged, readPdf, scanFigure } from '../support/read-pdf.ts';

const ROSTER = `name,course,issued,number
"Sharma, Anita",DevOps Automation,2026-11-01,482109375514
O'Brien/../x,DevOps Automation,2026-11-02,KA/17
अनीता शर्मा,Networks,2025-01-01,
`;

/** Three certificates, one of which has a number of its own making. */
async function withRoster() {
  const operator = await newOperator({ PUBLIC_URL: 'https://firm.example' });
  const at = (name: string) => join(operator.dataFolder, name);
  await writeFile(at('roster.csv'), ROSTER);
  await operator.json('certificates', 'import', at('roster.csv'));
  return { operator, roster: at('roster.csv'), at };
}

async function withdraw(operator: Operator): Promise<void> {
  await operator.json('certificates', 'revoke', 'KA/17', '--reason', 'withdrawn');
}

const isPdf = (bytes: Uint8Array) => /^%PDF-[^]*%%EOF\s*$/.test(Buffer.from(bytes).toString('latin1'));

it('one certificate becomes one file, never over another', async () => {
  const { operator, at } = await withRoster();
  const out = at('anita.pdf');
  const args = ['certificates', 'pdf', '4821 0937 5514', '--out', out];
  expect(await operator.json(...args, '--dry-run')).toEqual({ number: '482109375514', file: out });
  expect(await operator.json(...args)).toEqual({ number: '482109375514', file: out });
  expect(isPdf(await readFile(out))).toBe(true);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await operator.refused(...args)).toContain('Give --out another name');
});

it('the certificates of an imported file become a folder, and a second run draws only what is missing', async () => {
  const { operator, roster, at } = await withRoster();
  const args = ['certificates', 'pdf', '--from', roster, '--out', `${at('certificates')}/`];
  expect(await operator.json(...args)).toMatchObject({ drawn: 3, kept: 0, withdrawn: 0, failed: 0 });
  const names = await readdir(at('certificates'));
  expect(names).toHaveLength(3);
  expect(names).toContain('482109375514-Sharma-Anita.pdf');
  expect(names).toContain('KA~17-O-Brien-x.pdf');
  expect(names).toContainEqual(expect.stringMatching(/^\d{12}-अनीता-शर्मा\.pdf$/));
  for (const name of names) expect(isPdf(await readFile(join(at('certificates'), name)))).toBe(true);
  await writeFile(join(at('certificates'), 'KA~17-O-Brien-x.pdf'), 'changed by hand');
  const again = await operator.run(...args);
  expect(again.stdout).toContain('are not changed');
  expect(await readFile(join(at('certificates'), 'KA~17-O-Brien-x.pdf'), 'utf8')).toBe('changed by hand');
});

it('a class is printed from the file that it was imported from, dates and letters as Excel writes them, and from an export', async () => {
  const { operator, at } = await withRoster();
  const lines = [
    'Student Name;Course;Date of Issue',
    'Zo\u00EB Roy;Networks;31/01/2026',
    'Ravi;Networks;01/02/2026',
  ];
  await writeFile(at('class.csv'), lines.join('\r\n'), 'latin1');
  const western = ['--encoding', 'windows-1252'];
  await operator.json('certificates', 'import', at('class.csv'), ...western);
  const print = ['certificates', 'pdf', '--dry-run', '--from'];
  expect(await operator.json(...print, at('class.csv'), ...western, '--out', at('class.zip'))).toMatchObject({
    drawn: 2,
    failed: 0,
  });
  await writeFile(at('two-ways.csv'), lines.toSpliced(1, 1).join('\r\n'));
  const asked = await operator.run(...print, at('two-ways.csv'), '--out', at('class.zip'));
  expect(asked.stderr).toContain(
    'line 2, issued: Say whether day or month comes first, or write 2026-01-31; add --dates dmy',
  );
  expect(
    await operator.json(...print, at('two-ways.csv'), '--dates', 'dmy', '--out', at('class.zip')),
  ).toMatchObject({ drawn: 1, failed: 0 });
  await operator.run('certificates', 'export', '--out', at('all.csv'));
  expect(await operator.json(...print, at('all.csv'), '--out', at('class.zip'))).toMatchObject({
    drawn: 5,
    failed: 0,
  });
});

it('a course, a date or all become one zip, withdrawn ones left out and counted', async () => {
  const { operator, at } = await withRoster();
  await withdraw(operator);
  const all = at('all.zip');
  expect(await operator.json('certificates', 'pdf', '--all', '--out', all)).toMatchObject({
    drawn: 2,
    withdrawn: 1,
    out: all,
  });
  const entries = unzipSync(await readFile(all));
  expect(Object.keys(entries)).toHaveLength(2);
  expect(isPdf(entries['482109375514-Sharma-Anita.pdf']!)).toBe(true);
  expect((await stat(all)).mode & 0o777).toBe(0o600);
  expect(await operator.refused('certificates', 'pdf', '--all', '--out', all)).toContain('exists already');
  const filtered = ['--course', 'devops automation', '--issued-since', '2026-11-01', '--out', at('one.zip')];
  expect(await operator.json('certificates', 'pdf', ...filtered, '--dry-run')).toMatchObject({ drawn: 1 });
  expect(await readdir(operator.dataFolder)).not.toContain('one.zip');
});

it('what cannot be printed is left out and named, the others are drawn', async () => {
  const { operator, at } = await withRoster();
  await operator.json('certificates', 'issue', '--name', '李小龙', '--course', 'Networks', '--number', '8');
  await writeFile(at('bad.csv'), 'number,name\n482109375514,Anita\n5,Nobody\n,Nobody\n8,李小龙\n');
  const args = ['certificates', 'pdf', '--from', at('bad.csv'), '--out', at('x.zip'), '--json'];
  const { status, stdout, stderr } = await operator.run(...args);
  expect([status, JSON.parse(stdout)]).toEqual([1, expect.objectContaining({ drawn: 1, failed: 3 })]);
  for (const line of ['line 3: there is no certificate 5', 'line 4, course: The course is missing'])
    expect(stderr).toContain(line);
  expect(stderr).toMatch(/^8: .*李/m);
  expect(Object.keys(unzipSync(await readFile(at('x.zip'))))).toHaveLength(1);
});

it.each(['certificates/', 'certificates.zip'])(
  'stopped on the way to %s it leaves no half file',
  async (out) => {
    const { operator, at } = await withRoster();
    const lines = Array.from({ length: 200 }, (_, index) => `Person ${index},Bulk,2026-01-01`);
    await writeFile(at('bulk.csv'), `name,course,issued\n${lines.join('\n')}\n`);
    await operator.json('certificates', 'import', at('bulk.csv'));
    const args = ['certificates', 'pdf', '--course', 'Bulk', '--out', at(out)];
    const running = spawn(process.execPath, ['cli/main.ts', ...args], {
      env: operator.settings,
      stdio: 'ignore',
    });
    const ended = once(running, 'close');
    const isBegun = () => (out.endsWith('/') ? hasFiles(at(out)) : hasBytes(operator.dataFolder, `${out}.`));
    await expect.poll(isBegun, { timeout: 60_000, interval: 20 }).toBe(true);
    running.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    const left = await readdir(operator.dataFolder, { recursive: true });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(left).not.toContain('certificates.zip');
    for (const name of left.filter((file) => file.startsWith('certificates/'))) {
      expect(isPdf(await readFile(at(name)))).toBe(true);
    }
  },
);

const hasFiles = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );

/** A file whose name begins so. */
async function hasBytes(folder: string, beginning: string): Promise<boolean> {
  const name = (await readdir(folder)).find((file) => file.startsWith(beginning));
  return name !== undefined && (await stat(join(folder, name))).size > 0;
}

it('a class goes into one PDF, a page each by name, each with its own QR code, as far as letters go', async () => {
  const operator = await newOperator({ PUBLIC_URL: 'https://firm.example' });
  const file = join(operator.dataFolder, 'class.csv');
  const names = ['Zoya Khan', 'अनिता शर्मा', '李小龙', 'Meera Nair'];
  const rows = names.map((name) => `${name},DevOps Automation,2026-11-21`);
  await writeFile(file, ['name,course,issued', ...rows].join('\n'));
  await operator.json('certificates', 'import', file, '--class', 'Pune, autumn 2026');
  const out = join(operator.dataFolder, 'class.pdf');
  const args = ['certificates', 'pdf', '--class', 'Pune, autumn 2026', '--out', out];
  const { status, stdout, stderr } = await operator.run(...args, '--json');
  expect([status, JSON.parse(stdout)]).toEqual([1, expect.objectContaining({ drawn: 3, failed: 1 })]);
  expect(stderr).toContain('No available font has “李”');

  const pdf = readPdf(await readFile(out));
  const scanned = [];
  for (const page of pdf.pages) scanned.push(new URL((await scanFigure(pdf.drawn(page))) ?? ''));
  const list = await operator.json<Row[]>('certificates', 'list');
  const numberOf = new Map(list.map(({ name, number }) => [name, number]));
  expect(scanned.map(({ searchParams }) => searchParams.get('cert_number'))).toEqual(
    ['Meera Nair', 'Zoya Khan', 'अनिता शर्मा'].map((name) => numberOf.get(name)),
  );
  expect(new Set(scanned.map(({ searchParams }) => searchParams.get('key'))).size).toBe(3);
  expect(pdf.tags.filter((tag) => tag === 'Sect')).toHaveLength(3);
  expect(pdf.pages.flatMap((page) => paintedUntagged(pdf.drawn(page)))).toEqual([]);
  expect(await operator.refused(...args)).toContain('exists already');
});
