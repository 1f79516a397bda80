import { expect, test } from 'vitest';
import { penetrationTest } from '../../content/reports/penetration-test.ts';
import { sampleReports } from '../../content/reports/sample-reports.ts';
import type { Finding, Report, Table } from '../../content/reports/report-types.ts';
import { reportMistakes } from './report-mistakes.ts';

/** What is said when HB-03, a high finding found on 9 September, is changed. */
function mistakesWith(change: (finding: Finding, report: Report) => void): string[] {
  const report = structuredClone(penetrationTest);
  change(
    report.findings!.find(({ id }) => id === 'HB-03')!,
    report,
  );
  return [...reportMistakes(report)];
}

test('the reports as they are have no mistake', () => {
  for (const report of sampleReports) expect([...reportMistakes(report)], report.name).toEqual([]);
});

test('a score that the vector does not give, and a vector that is none, are named', () => {
  expect(mistakesWith(({ cvss40 }) => (cvss40.score = 8.7))).toEqual([
    'HB-03: CVSS 4.0 says 8.7, and its vector gives 8.6',
  ]);
  expect(mistakesWith(({ cvss31 }) => (cvss31.vector = cvss31.vector.replace('/C:H', '/C:L')))).toEqual([
    'HB-03: CVSS 3.1 says 8.1, and its vector gives 7.1',
  ]);
  expect(mistakesWith(({ cvss40 }) => (cvss40.vector = 'AV:N'))[0]).toMatch(/^HB-03: CVSS 4.0 has no vector/);
});

test('a severity that is not that of the score is named', () => {
  expect(mistakesWith((finding) => (finding.severity = 'Critical'))).toEqual([
    'HB-03: is called Critical, and 8.6 in CVSS 4.0 is High',
  ]);
});

test('references to a finding and to a chapter that are not there are named', () => {
  expect(mistakesWith((finding) => (finding.residualRisk = 'See HB-14 and [the plan](#plan).'))).toEqual([
    'a link leads to #plan, which no chapter is',
    'HB-14 is referred to, and there is no such finding',
  ]);
});

test('a finding that the plan of repair leaves out is named', () => {
  expect(
    mistakesWith((_, { chapters }) => {
      const tables = chapters
        .find(({ id }) => id === 'repair')!
        .blocks.filter(({ kind }) => kind === 'table');
      for (const table of tables as Table[]) table.rows = table.rows.filter((row) => row[1] !== 'HB-03');
    }),
  ).toEqual(['HB-03 is not in a plan of repair']);
});

test('days outside the window, and a clock in the evidence that contradicts them, are named', () => {
  expect(mistakesWith((finding) => (finding.foundOn = '2026-09-21'))).toEqual([
    'HB-03: found on 2026-09-21, outside the window',
    'HB-03: reported on 2026-09-10, before it was found',
    'HB-03: an answer of Wed, 09 Sep 2026 09:14:02 GMT is not of 2026-09-21',
    'HB-03: an answer of Wed, 09 Sep 2026 09:16:37 GMT is not of 2026-09-21',
  ]);
  expect(
    mistakesWith(({ retest }) => {
      retest.evidence = [
        { kind: 'exchange', caption: 'Seen', request: [], response: ['Date: Tue, 26 Oct 2026 06:02:19 GMT'] },
      ];
    }),
  ).toEqual(['HB-03: "Tue, 26 Oct 2026 06:02:19 GMT" is no time']);
});

test('a row of a table without all its cells, a line too long for the paper and a mark without a word are named', () => {
  const mail = {
    kind: 'mail',
    caption: 'The mail',
    from: 'it@[[firm-support]].example',
    to: 'you',
    sent: 'today',
    subject: 'Password',
    body: ['[[Now]]'],
    signs: ['Not our domain'],
  } as const;
  expect(
    mistakesWith(({ evidence }, { chapters }) => {
      evidence.push({ kind: 'listing', caption: 'Long', lines: ['x'.repeat(101)] });
      chapters[0]!.blocks.push(
        { kind: 'table', caption: 'Two', columns: [{ label: 'A' }, { label: 'B' }], rows: [['one']] },
        { ...mail, body: [...mail.body], signs: [...mail.signs] },
      );
    }),
  ).toEqual([
    '"Two" has 2 columns and a row of 1: one',
    '"The mail" marks 2 places and explains 1',
    `a line of a listing has more than 100 letters: ${'x'.repeat(40)}…`,
  ]);
});
