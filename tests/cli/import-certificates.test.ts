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
  7: 'Networks,Nobody,02/05/2019,,1',
  13: 'Networks,,2019-05-02,,2',
  19: 'Networks,Nobody,2019-05-02,,4.82109E+11',
};

const stored = async (operator: Operator) => (await operator.json<Row[]>('certificates', 'list')).length;

it('bad lines are named by line and reason, and the good ones kept', async () => {
  const operator = await newOperator();
  const file = await write(operator, 20, THREE_BAD);
  const { status, stdout, stderr } = await operator.run('certificates', 'import', file, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ added: 17, unchanged: 0, failed: 3 });
  expect(stderr.trim().split('\n')).toEqual([
    'line 7, issued: Say whether day or month comes first, or write 2026-01-31; add --dates dmy if the day comes first in the whole file, or --dates mdy if the month does (it says "02/05/2019")',
    'line 13, name: The name is missing',
    expect.stringMatching(
      /^line 19, number: A spreadsheet has rounded the number: format its column as text/,
    ),
    expect.stringMatching(/^3 bad lines left out\. Correct the file and import it again/),
  ]);
  expect(await stored(operator)).toBe(17);
  expect(await operator.json('certificates', 'show', numberOf(2))).toMatchObject({ name: 'Rao, Person 2' });
});

it('all or nothing: with a bad line nothing is stored, without one everything', async () => {
  const operator = await newOperator();
  const twice = { 1_100: `Networks,Somebody else,2019-05-02,,${numberOf(5)}` };
  const bad = await write(operator, 1_200, twice);
  const refused = await operator.run('certificates', 'import', bad, '--all-or-nothing', '--json');
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('line 1100, number: An earlier line has the same number'),
  });
  expect(refused.stderr).toContain('nothing was stored');
  expect(JSON.parse(refused.stdout)).toMatchObject({ added: 0, failed: 1 });
  expect(await stored(operator)).toBe(0);
  const good = await write(operator, 1_200);
  expect(await operator.json('certificates', 'import', good, '--all-or-nothing')).toMatchObject({
    added: 1_200,
    failed: 0,
  });
  expect(await stored(operator)).toBe(1_200);
});

it.each(['SIGINT', 'SIGKILL'] as const)(
  'interrupted by %s it leaves whole certificates, and a repeat adds the rest',
  async (signal) => {
    const operator = await newOperator();
    const file = await write(operator, 12_000);
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
    expect(kept).toBeLessThan(12_000);
    expect(kept % 1_000).toBe(0);
    if (signal === 'SIGINT') {
      expect(status).toBe(1);
      expect(said).toContain('Run the same command again to continue');
    }
    expect(await operator.json('certificates', 'import', file)).toMatchObject({
      added: 12_000 - kept,
      unchanged: kept,
      failed: 0,
    });
  },
);

it('a class as Excel saves it is asked about its letters and its dates, mistakes folded and a misspelt course told', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class.csv');
  const lines = [
    'sep=;',
    'Student Name;Course;Date of Issue;',
    'Zo\u00EB Roy;DevOps Automation;03/01/2026;',
    'Anita Sharma;DevOps Automaton;01/02/2026;',
    ...Array.from({ length: 3 }, () => ';DevOps Automation;01/02/2026;'),
    ';;;',
  ];
  await writeFile(file, lines.join('\r\n'), 'latin1');
  const args = ['certificates', 'import', file, '--class', 'Pune, autumn 2026'];
  const letters = await operator.run(...args, '--dry-run');
  expect(letters.stderr).toContain(
    'line 3: it is not in UTF-8: save the file as "CSV UTF-8", or add --encoding',
  );
  const western = [...args, '--encoding', 'windows-1252'];
  const asked = /^lines 3–4, issued: Say whether day or month comes first.+--dates dmy .+ or --dates mdy/m;
  expect((await operator.run(...western)).stderr).toMatch(asked);
  const { stdout, stderr } = await operator.run(...western, '--dates', 'dmy');
  expect(stdout).toMatch(/added: +2\n/);
  expect(stderr).toContain('lines 5–7, name: The name is missing');
  expect(stderr).toContain(`warning, line 4: "DevOps Automaton" is not a course on the site`);
  expect(stderr).toContain('Did you mean DevOps Automation?');
  const list = await operator.json<Row[]>('certificates', 'list', '--class', 'Pune, autumn 2026');
  expect(Object.fromEntries(list.map(({ name, issued }) => [name, issued]))).toEqual({
    'Anita Sharma': '2026-02-01',
    'Zo\u00EB Roy': '2026-01-03',
  });
});

it('an Excel workbook is imported as it is, its days as days, its rows named by the number that Excel shows', async () => {
  const operator = await newOperator();
  const at = (name: string) => join(operator.dataFolder, name);
  const day = new Date('2026-01-31');
  const rows = [
    ['Name of\nStudent', 'Course', 'Date of\nIssue', 'Number'],
    ['Asha\nRao', 'Networks', day, 'KA-1'],
    [null],
    ['Ravi\tDas', 'Networks', '32/13/2026', 'KA-2'],
    ['Omar  Khan', 'Networks', day, 'KA-1'],
  ];
  await writeFile(at('class.xlsx'), excelFile({ Pune: rows, Goa: rows }));
  const { stderr } = await operator.run('certificates', 'import', at('class.xlsx'));
  for (const said of [
    'The sheet “Pune” was read. The workbook has other sheets with rows',
    'row 4, issued: This is not a date: write 2026-01-31 (it says "32/13/2026")',
    'row 5, number: Row 2 has the same number (it says "KA-1")',
    '2 bad rows left out',
  ])
    expect(stderr).toContain(said);
  const asha = { name: 'Asha Rao', course: 'Networks', issued: '2026-01-31' };
  expect(await operator.json('certificates', 'show', 'KA-1')).toMatchObject(asha);
  const printing = ['certificates', 'pdf', '--from', at('class.xlsx'), '--out', at('out.pdf'), '--dry-run'];
  expect((await operator.run(...printing)).stderr).toContain('row 4: there is no certificate KA-2');
});

it('a file without the titles of its columns is refused, and one of Excel 97 is told how to be saved', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'class');
  for (const [content, sentence] of [
    [
      'Some firm\nZoya Khan,DevOps\n',
      'One of the first 6 lines must name the columns name, course, issued, number (optional), expires (optional), ' +
        'email (optional), each once, in any order. Found: Some firm.\n',
    ],
    ['', 'name, course, issued'],
    ['name,course\nA,B\n', 'name, course, issued'],
    ['name,name,course,issued\nA,A,B,2026-11-21\n', 'name, course, issued'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Excel Workbook (.xlsx)'],
  ] as const) {
    await writeFile(file, content);
    expect(await operator.refused('certificates', 'import', file)).toContain(sentence);
  }
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
  const said = stderr.split('\n').filter((sentence) => sentence.includes('No available font'));
  expect(said).toEqual([
    expect.stringMatching(/^warning, line 6: No available font has “李”, “小”, “龙” of “李小龙”/),
  ]);
  expect(await operator.json('certificates', 'list')).toHaveLength(5);
  const issue = ['certificates', 'issue', '--course', 'Networks', '--name'];
  expect((await operator.run(...issue, 'Anita 😀')).stderr).toContain('warning: No available font has “😀”');
  expect((await operator.run(...issue, 'गीता')).stderr).not.toContain('font');
});
