import { stringify } from 'csv-stringify/sync';
import { readMarks, readSpans, type Span } from '../content/reports/inline.ts';
import type { Finding, Report, Table } from '../content/reports/report-types.ts';

const plain = (spans: Span[]) => spans.map(({ text }) => text).join('');
const words = (text: string) => plain(readSpans(text));
const code = (lines: string[]) => lines.map((line) => plain(readMarks(line))).join('\n');

/** One row for each finding, with what a tracker asks for. */
function findingRows(findings: readonly Finding[]): Record<string, string>[] {
  return findings.map(({ id, title, severity, cvss40, cvss31, retest, fix, ...finding }) => ({
    Id: id,
    Title: title,
    Severity: severity,
    'CVSS 4.0 score': cvss40.score.toFixed(1),
    'CVSS 4.0 vector': cvss40.vector,
    'CVSS 3.1 score': cvss31.score.toFixed(1),
    'CVSS 3.1 vector': cvss31.vector,
    CWE: finding.cwe.map((cwe) => `CWE-${cwe}`).join(' '),
    WSTG: finding.wstg.join(' '),
    Where: finding.where.join('\n'),
    Preconditions: words(finding.preconditions),
    Steps: finding.steps.map((step, index) => `${index + 1}. ${words(step)}`).join('\n'),
    Impact: words(finding.impact),
    Cause: words(finding.cause),
    Repair: words(fix.text),
    'Repaired code': code(fix.after),
    'Found on': finding.foundOn,
    'Reported on': finding.reportedOn,
    'Retested on': retest.on,
    Status: retest.status,
    'What remains': words(finding.residualRisk),
  }));
}

function tableRows({ columns, rows }: Table): Record<string, string>[] {
  return rows.map((cells) =>
    Object.fromEntries(columns.map(({ label }, at) => [label, words(cells[at] ?? '')])),
  );
}

const csvTable = ({ chapters }: Report) =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .find((block): block is Table => block.kind === 'table' && block.isCsv === true);

/** The findings of a report, or the table that it names, for a spreadsheet or a tracker; nothing where it has neither. */
export function reportCsv(report: Report): string | undefined {
  const table = csvTable(report);
  const rows = report.findings ? findingRows(report.findings) : table && tableRows(table);
  return rows && stringify(rows, { header: true, bom: true, escape_formulas: true });
}
