import { stringify } from 'csv-stringify/sync';
import { readMarks, readSpans, type Span } from '../content/reports/inline.ts';
import type { Finding, Report } from '../content/reports/report-types.ts';

const plain = (spans: Span[]) => spans.map(({ text }) => text).join('');
const words = (text: string) => plain(readSpans(text));
const code = (lines: string[]) => lines.map((line) => plain(readMarks(line))).join('\n');

/** Rows for findings, with the fields that issue trackers use. */
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

const withoutSigns = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [column, words(text)]));

/** Findings or rows of a report as CSV, for a spreadsheet or an issue tracker. Undefined if the report has neither. */
export function reportCsv(report: Report): string | undefined {
  const rows = report.findings ? findingRows(report.findings) : report.csvRows?.().map(withoutSigns);
  return rows && stringify(rows, { header: true, bom: true, escape_formulas: true });
}
