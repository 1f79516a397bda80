import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { penetrationTest } from '../content/reports/penetration-test.ts';
import { sampleReports } from '../content/reports/sample-reports.ts';
import { reportCsv } from './report-csv.ts';

const read = (csv: string) => parse<Record<string, string>>(csv, { bom: true, columns: true });

test('the findings come back from the CSV, one row each, without the signs of the drawing', () => {
  const rows = read(reportCsv(penetrationTest)!);
  expect(rows).toHaveLength(10);
  expect(rows[2]).toMatchObject({
    Id: 'HB-03',
    Severity: 'High',
    'CVSS 4.0 score': '8.6',
    CWE: 'CWE-639',
    WSTG: 'WSTG-ATHZ-04 WSTG-ATHZ-02',
    'Found on': '2026-09-09',
    Status: 'Closed',
  });
  expect(rows[2]!.Steps).toMatch(/^1\. As Asha .*\n2\. .*\n3\. /);
  expect(rows[2]!['Repaired code']).toContain("    .where('customer_id', '=', customer).executeTakeFirst();");
});

test('a cell that a spreadsheet would run as a formula is none', () => {
  const [finding] = penetrationTest.findings!;
  const csv = reportCsv({ ...penetrationTest, findings: [{ ...finding!, title: '=1+1' }] });
  expect(read(csv!)[0]!.Title).toBe("'=1+1");
});

test('each report that offers a CSV has one, and no other', () => {
  for (const report of sampleReports) expect(Boolean(reportCsv(report)), report.name).toBe('csv' in report);
});

test('a spreadsheet keeps the numbers of controls apart, and reads times and minutes as such', () => {
  const rowsOf = (name: string) => read(reportCsv(sampleReports.find((one) => one.name === name)!)!);
  const controls = rowsOf('gap-assessment').map(({ Control }) => Control!);
  expect(new Set(controls.map((one) => (Number.isNaN(Number(one)) ? one : Number(one)))).size).toBe(93);
  expect(rowsOf('managed-service')[7]).toMatchObject({
    'Alert (IST)': '2026-10-11T11:40',
    Alerts: '14',
    'Minutes from triage to containment': '1908',
  });
  expect(rowsOf('rollout-acceptance')[0]).toMatchObject({
    'First try': '2026-09-12T23:52',
    'Seen at first': 'Saved in 1.4 s',
  });
});
