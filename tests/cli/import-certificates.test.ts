import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Row } from '../support/operator-with-data.ts';
import { excelFile } from '../support/excel-file.ts';
import { newOperator, type Operator } from '../support/operator.ts';

/** An old number of 12 digits for each line. */
const numberOf = (index: number) => String(200_000_000_000 + index);

/** Columns in an order of its own, a byte order mark, quotes: what a spreadsheet saves. */
async function write(operator: Operator, count: number, bad: Record<number, string> = {}): Promise<string> {
  const file = join(operator.dataFolder, 'old.csv');
  const lines = ['\uFEFFcourse,"Name",issued,expires,number'];
  for (let line = 2; line <= count + 1; line += 1) {
    lines.push(bad[line] ?? `Networks,"Rao, Person ${line}",2019-05-02,,${numberOf(line)}`);
  }
  await writeFile(file, `${lines.join('\r\n')}\r\n`);
  return file;
}

const THREE_BAD = {
  17: 'Networks,Nobody,02/05/2019,,1',
  230: 'Networks,,2019-05-02,,2',
  499: 'Networks,Nobody,2019-05-02,,4.82109E+11',
};

const stored = async (operator: Operator) => (await operator.json<Row[]>('certificates', 'list')).length;

it('five hundred with three bad lines: these are named by line and reason, the good ones kept', async () => {
  const operator = await newOperator();
  const file = await write(operator, 500, THREE_BAD);
  const { status, stdout, stderr } = await operator.run('certificates', 'import', file, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ added: 497, unchanged: 0, failed: 3 });
  expect(stderr.trim().split('\n')).toEqual([
    'line 17, issued: Say whether day or month comes first, or write 2026-01-31; add --dates dmy if the day comes first in the whole file, or --dates mdy if the month does (it says "02/05/2019")',
    'line 230, name: The name is missing',
    expect.stringMatching(
      /^line 499, number: A spreadsheet has rounded the number: format its column as text/,
    ),
    expect.stringMatching(/^3 bad lines left out\. Correct the file and import it again/),
  ]);
  expect(await stored(operator)).toBe(497);
  expect(await operator.json('certificates', 'show', numberOf(2))).toMatchObject({ name: 'Rao, Person 2' });
});

it('all or nothing: with a bad line nothing is stored, without one everything', async () => {
  const operator = await newOperator();
  const twice = { 1_900: `Networks,Somebody else,2019-05-02,,${numberOf(5)}` };
  const bad = await write(operator, 2_000, twice);
  const refused = await operator.run('certificates', 'import', bad, '--all-or-nothing', '--json');
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('line 1900, number: An earlier line has the same number'),
  });
  expect(refused.stderr).toContain('nothing was stored');
  expect(JSON.parse(refused.stdout)).toMatchObject({ added: 0, failed: 1 });
  expect(await stored(operator)).toBe(0);
  const good = await write(operator, 2_000);
  expect(await operator.json('certificates', 'import', good, '--all-or-nothing')).toMatchObject({
    added: 2_000,
    failed: 0,
  });
  expect(await stored(operator)).toBe(2_000);
});

it.each(['SIGINT', 'SIGKILL'] as const)(
  'interrupted by %s it leaves whole certificates, and a repeat adds the rest',
  async (signal) => {
    const operator = await newOperator();
    const file = await write(operator, 30_000);
    const running = spawn(process.execPath, ['cli/main.ts', 'certificates', 'import', file], {
      env: operator.settings,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    running.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = once(running, 'close');
    await expect.poll(() => stored(operator), { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
    running.kill(signal);
    const [status] = (await ended) as [number | null];
    const kept = await stored(operator);
    expect(kept).toBeLessThan(30_000);
    expect(kept % 1_000).toBe(0);
    if (signal === 'SIGINT') {
      expect(status).toBe(1);
      expect(said).toContain('Run the same command again to continue');
    }
    expect(await operator.json('certificates', 'import', file)).toMatchObject({
      added: 30_000 - kept,
      unchanged: kept,
      failed: 0,
    });
  },
);

it('a class as Excel saves it: its name kept, its dates understood, a misspelt course told, mistakes folded', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.csv');
  const lines = [
    'sep=;',
    'Student Name;Course;Date of Issue;',
    'Zo\u00EB Roy;DevOps Automation;31/01/2026;',
    ';;;',
    'Anita Sharma;DevOps Automaton;01/02/2026;',
    ...Array.from({ length: 3 }, () => ';DevOps Automation;01/02/2026;'),
  ];
  await writeFile(file, lines.join('\r\n'), 'latin1');
  const args = ['certificates', 'import', file, '--class', 'Pune, autumn 2026'];
  const wrong = await operator.run(...args, '--dry-run');
  expect(wrong.stderr).toContain(
    'line 3: it is not in UTF-8: save the file as "CSV UTF-8", or add --encoding',
  );
  const { stdout, stderr } = await operator.run(...args, '--encoding', 'windows-1252');
  expect(stdout).toMatch(/added: +2\n/);
  expect(stderr).toContain('lines 6–8, name: The name is missing');
  expect(stderr).toContain(`warning, line 5: "DevOps Automaton" is not a course on the site`);
  expect(stderr).toContain('Did you mean DevOps Automation?');
  const list = await operator.json<Row[]>('certificates', 'list', '--class', 'Pune, autumn 2026');
  expect(Object.fromEntries(list.map(({ name, issued }) => [name, issued]))).toEqual({
    'Anita Sharma': '2026-02-01',
    'Zo\u00EB Roy': '2026-01-31',
  });
});

it('dates that can be read in two ways are asked about once, and read as told', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.csv');
  const rows = Array.from({ length: 60 }, (_, index) => `Person ${index},Networks,03/04/2026`);
  await writeFile(file, ['name,course,issued', ...rows].join('\n'));
  const { stderr, status } = await operator.run('certificates', 'import', file);
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [
      'lines 2–61, issued: Say whether day or month comes first, or write 2026-01-31; add --dates dmy if the day comes first in the whole file, or --dates mdy if the month does (the first says "03/04/2026")',
      expect.stringContaining('60 bad lines left out'),
    ],
  ]);
  expect(await operator.json('certificates', 'import', file, '--dates', 'dmy')).toMatchObject({ added: 60 });
  const [first] = await operator.json<Row[]>('certificates', 'list', '--search', 'person');
  expect(first).toMatchObject({ issued: '2026-04-03' });
});

it('a mistyped year is no issue date, and whoever failed or was absent is named', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.csv');
  const rows = [
    'Asha Rao,2062-11-01,PASS',
    'Ravi Das,1026-11-01,PASS',
    'Omar Khan,2026-11-01,FAIL',
    'Meera Iyer (absent),2026-11-01,',
  ];
  await writeFile(
    file,
    ['Name,Issued,Result,Course', ...rows.map((row) => `${row},DevOps Automation`)].join('\n'),
  );
  const { status, stderr } = await operator.run('certificates', 'import', file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/lines 2–3, issued: This day is .* look at its year/);
  expect(stderr).toContain('warning, line 4: The list says “FAIL” beside this name. Issue a certificate?');
  expect(stderr).toContain('warning, line 5: The list says “absent” beside this name');
  expect(await operator.json('certificates', 'list')).toHaveLength(2);
  const one = ['certificates', 'issue', '--name', 'Asha Rao', '--course', 'DevOps Automation'];
  expect(await operator.refused(...one, '--issued', '2062-11-01')).toContain('look at its year');
});

it('an Excel workbook is imported as it is, its days as days; one of Excel 97 is told how to be saved', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.xlsx');
  const rows = [
    ['Student Name', 'Course', 'Issued'],
    ['Zoya Khan', 'DevOps Automation', new Date('2026-11-21')],
    ['Imran Shaikh', 'DevOps Automation', new Date('2026-11-21')],
  ];
  await writeFile(file, excelFile({ Class: rows }));
  expect(await operator.json('certificates', 'import', file)).toMatchObject({ added: 2, failed: 0 });
  expect(await operator.json<Row[]>('certificates', 'list', '--search', 'zoya')).toMatchObject([
    { name: 'Zoya Khan', course: 'DevOps Automation', issued: '2026-11-21' },
  ]);
  const headed = join(operator.dataFolder, 'headed.xlsx');
  const above = [['Some firm, batch 5'], [null], [null, null, 'November 2026']];
  const faulty = ['Meera Das', 'DevOps Automation', '31/02/2026'];
  await writeFile(headed, excelFile({ Class: [...above, ...rows, faulty] }));
  const answer = await operator.run('certificates', 'import', headed, '--json');
  expect(JSON.parse(answer.stdout)).toMatchObject({ added: 0, unchanged: 2, failed: 1 });
  expect(answer.stderr).toContain(
    'row 7, issued: This is not a date: write 2026-01-31 (it says "31/02/2026")',
  );
  const untitled = join(operator.dataFolder, 'untitled.xlsx');
  await writeFile(untitled, excelFile({ Class: [...above, ...rows.slice(1)] }));
  expect(await operator.refused('certificates', 'import', untitled)).toBe(
    'One of the first 6 lines must name the columns name, course, issued, number (optional), expires (optional), ' +
      'email (optional), each once, in any order. Found: Some firm, batch 5.\n',
  );
  const titles = join(operator.dataFolder, 'titles.csv');
  for (const text of ['', 'name,course\nA,B\n', 'name,name,course,issued\nA,A,B,2026-11-21\n']) {
    await writeFile(titles, text);
    expect(await operator.refused('certificates', 'import', titles)).toContain('name, course, issued');
  }
  const two = join(operator.dataFolder, 'two.xlsx');
  await writeFile(two, excelFile({ Pune: rows, Goa: rows }));
  const ofTwo = await operator.run('certificates', 'import', two);
  expect(ofTwo.stderr).toContain('The sheet “Pune” was read. The workbook has other sheets with rows');
  const old = join(operator.dataFolder, 'class.xls');
  await writeFile(old, Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  expect(await operator.refused('certificates', 'import', old)).toContain('Excel Workbook (.xlsx)');
});

const JANUARY = new Date('2026-01-31');

it('rows of a workbook are named by the number that Excel shows', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.xlsx');
  const rows = [
    ['Name of\nStudent', 'Course', 'Date of\nIssue', 'Number'],
    ['Asha\nRao', 'Networks', JANUARY, 'KA-1'],
    [null],
    ['Ravi\tDas', 'Networks', '32/13/2026', 'KA-2'],
    ['Omar  Khan', 'Networks', JANUARY, 'KA-1'],
  ];
  await writeFile(file, excelFile({ Class: rows }));
  const { stderr } = await operator.run('certificates', 'import', file);
  expect(stderr.trim().split('\n')).toEqual([
    'row 4, issued: This is not a date: write 2026-01-31 (it says "32/13/2026")',
    'row 5, number: Row 2 has the same number (it says "KA-1")',
    expect.stringMatching(/^2 bad rows left out/),
  ]);
  expect(await operator.json('certificates', 'show', 'KA-1')).toMatchObject({ name: 'Asha Rao' });
  const printed = join(operator.dataFolder, 'out.pdf');
  const print = await operator.run('certificates', 'pdf', '--from', file, '--out', printed, '--dry-run');
  expect(print.stderr).toContain('row 4: there is no certificate KA-2');
});

it('what was exported is imported again, here without a change and elsewhere with all that it says', async () => {
  const operator = await newOperator();
  const csv = join(operator.dataFolder, 'in.csv');
  const people = [
    ['00012345', '=Asha', 'asha@example.com'],
    ['KW/2019/4712', '-Ravi', ''],
    ['000000000017', 'Total', ''],
    ['3', 'N/A', ''],
    ['4', "'+Meera", ''],
    ['5', '"Rao, Omar"', 'omar@example.com'],
    ['6', '@Zoë', ''],
    ['7', 'Gone Away', ''],
  ];
  const lines = people.map(
    ([number, name, email]) =>
      `${number},${name?.replace(/^'/, "''")},Networks,2026-01-31,2029-01-31,${email}`,
  );
  await writeFile(csv, ['number,name,course,issued,expires,email', ...lines].join('\n'));
  const imported = await operator.json('certificates', 'import', csv, '--class', 'Old ones, 2026');
  expect(imported).toMatchObject({ added: 8 });
  await operator.json('certificates', 'revoke', '7', '--reason', 'issued-in-error');
  const file = join(operator.dataFolder, 'out.csv');
  await operator.run('certificates', 'export', '--out', file);
  expect(await operator.json('certificates', 'import', file)).toMatchObject({
    added: 0,
    unchanged: 8,
    failed: 0,
  });

  const other = await newOperator();
  const moved = await other.run('certificates', 'import', file, '--json');
  expect(JSON.parse(moved.stdout)).toMatchObject({ added: 7, unchanged: 0, failed: 1 });
  expect(moved.stderr).toContain('number: It was revoked, but the list has it as valid (it says "7")');
  const exported = async (from: Operator) =>
    (await from.json<Row[]>('certificates', 'export')).filter(({ state }) => state === 'valid');
  const byNumber = (rows: Row[]) =>
    rows.toSorted((one, two) => String(one.number).localeCompare(String(two.number)));
  expect(byNumber(await exported(other))).toEqual(byNumber(await exported(operator)));
  expect((await exported(other)).map(({ name }) => name)).toContain("'+Meera");
});

it('letters that cannot be printed are named at once, and the certificate is recorded', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.csv');
  const names = ['Zoë Żak', 'अनीता शर्मा', 'ᱥᱟᱱᱛᱟᱲᱤ', 'ꯃꯩꯇꯩ', '李小龙'];
  await writeFile(
    file,
    ['name,course,issued', ...names.map((name) => `${name},Networks,2026-01-31`)].join('\n'),
  );
  const { stderr } = await operator.run('certificates', 'import', file);
  const said = stderr.split('\n').filter((sentence) => sentence.includes('No font'));
  expect(said).toEqual([
    expect.stringMatching(/^warning, line 6: No available font has “李”, “小”, “龙” of “李小龙”/),
  ]);
  expect(await operator.json('certificates', 'list')).toHaveLength(5);
  const issue = ['certificates', 'issue', '--course', 'Networks', '--name'];
  expect((await operator.run(...issue, 'Anita 😀')).stderr).toContain('warning: No available font has “😀”');
  expect((await operator.run(...issue, 'गीता')).stderr).not.toContain('font');
});
