import { drawChart, chartNumbers, type DrawnChart } from './draw-chart.ts';
import { anchorOf, readMarks, readSpans, type Span } from './inline.ts';
import type { Block, Evidence, Finding, Report, Severity, Table } from './report-types.ts';
import { CWE } from './cwe.ts';
import { WSTG, type WstgTest } from './wstg.ts';

/** Blocks that both the page and the PDF can draw. All other parts of a report are converted to these. */
export type Printed =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: Span[][] }
  | { kind: 'facts'; rows: { term: string; detail: Span[] }[] }
  | { kind: 'table'; caption: string; columns: Table['columns']; rows: Span[][][] }
  | { kind: 'listing'; caption: string; parts: { label?: string; lines: Span[][] }[] }
  | { kind: 'chart'; caption: string; chart: DrawnChart; table: PrintedTable; isListed?: true }
  | {
      kind: 'mail';
      caption: string;
      head: { term: string; detail: Span[] }[];
      body: Span[][];
      signs: Span[][];
    }
  | { kind: 'note'; title: string; spans: Span[] }
  | { kind: 'signatures'; people: { name: string; role: string; organisation: string; date: string }[] }
  | PrintedFinding;

export type PrintedTable = Extract<Printed, { kind: 'table' }>;

export interface PrintedFinding {
  kind: 'finding';
  /** Anchor on the page. */
  anchor: string;
  id: string;
  title: string;
  severity: Severity;
  /** The CVSS 4.0 score, such as "8.6". */
  score: string;
  status: string;
  blocks: Printed[];
}

export interface PrintedChapter {
  id: string;
  heading: string;
  blocks: Printed[];
}

/** Printed on every sheet, and shown on the page. */
export const SAMPLE_NOTICE = 'Sample: the firms, systems, people and figures in it are invented.';

export const SEVERITIES: readonly Severity[] = ['Critical', 'High', 'Medium', 'Low', 'Informational'];

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Prints a date: 2026-11-21 → 21 November 2026. */
export const printDay = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));
/** Prints the dates in a text, except those in code. "2026-09-07 to 2026-09-18" → "7 to 18 September 2026". */
export const printDays = (text: string) =>
  text
    .replace(
      /(\d{4}-\d{2})-(\d{2}) to (\1-\d{2})/g,
      (_, __, from: string, to: string) => `${Number(from)} to ${to}`,
    )
    .replace(/`[^`]*`|(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, (found) =>
      found.startsWith('`') ? found : printDay(found),
    );

/** The chapters of a report in print order: first the facts of the engagement, then the report's own chapters. */
export function printReport(report: Report): PrintedChapter[] {
  const { findings = [] } = report;
  const ids = findings.map(({ id }) => id);
  const read = (text: string) => readSpans(printDays(text), ids);
  const text = (words: string): Printed => ({ kind: 'text', spans: read(words) });
  const facts = (rows: { term: string; detail: string }[]): Printed => ({
    kind: 'facts',
    rows: rows.map(({ term, detail }) => ({ term, detail: read(detail) })),
  });
  const table = ({ caption, columns, rows }: Omit<Table, 'kind'>): PrintedTable => ({
    kind: 'table',
    caption,
    columns,
    rows: rows.map((cells) => cells.map(read)),
  });

  function print(block: Block): Printed[] {
    switch (block.kind) {
      case 'text':
        return [text(block.text)];
      case 'heading':
      case 'signatures':
        return [block];
      case 'list':
        return [{ kind: 'list', isOrdered: block.isOrdered ?? false, items: block.items.map(read) }];
      case 'facts':
        return [facts(block.rows)];
      case 'table':
        return [table(block)];
      case 'listing':
      case 'exchange':
        return [printEvidence(block)];
      case 'chart':
        return [{ ...block, chart: drawChart(block), table: table(chartNumbers(block)) }];
      case 'mail': {
        let number = 0;
        const numbered = (line: string) =>
          readMarks(line).map((span) => (span.look === 'mark' ? { ...span, number: ++number } : span));
        const head = [
          { term: 'From', detail: numbered(block.from) },
          { term: 'To', detail: [{ text: block.to }] },
          { term: 'Sent', detail: [{ text: block.sent }] },
          { term: 'Subject', detail: numbered(block.subject) },
        ];
        return [{ ...block, head, body: block.body.map(numbered), signs: block.signs.map(read) }];
      }
      case 'note':
        return [{ kind: 'note', title: block.title, spans: read(block.text) }];
      case 'risk':
        return [printRisk()];
      case 'register':
        return [printRegister()];
      case 'findings':
        return findings.map(printFinding);
      case 'coverage':
        return [printCoverage(block)];
    }
  }

  function printEvidence(evidence: Evidence): Printed {
    if (evidence.kind === 'text') return text(evidence.text);
    const { caption } = evidence;
    if (evidence.kind === 'listing') {
      return { kind: 'listing', caption, parts: [{ lines: evidence.lines.map(readMarks) }] };
    }
    const parts = [
      { label: 'Request', lines: evidence.request.map(readMarks) },
      { label: 'Response', lines: evidence.response.map(readMarks) },
    ];
    return { kind: 'listing', caption, parts };
  }

  function printRisk(): Printed {
    const isOpen = ({ retest }: Finding) => retest.status !== 'Closed';
    const rows = SEVERITIES.map((severity) => ({
      severity,
      found: findings.filter((finding) => finding.severity === severity),
    }));
    const names = (some: Finding[]) => some.map(({ id }) => id).join(', ') || 'none';
    const caption = 'Each box is one finding. Filled: still open after the retest. Outlined: closed.';
    return {
      kind: 'chart',
      caption,
      chart: drawChart({
        kind: 'chart',
        form: 'units',
        caption,
        unit: 'findings',
        rows: rows.map(({ severity, found }) => ({
          label: severity,
          units: found.map((finding) => ({ label: finding.id, isFilled: isOpen(finding) })),
        })),
      }),
      table: table({
        caption: 'Findings by severity and state',
        columns: [
          { label: 'Severity' },
          { label: 'Found', isNumber: true, weight: 0.6 },
          { label: 'Open', weight: 2 },
          { label: 'Closed', weight: 3 },
        ],
        rows: rows.map(({ severity, found }) => [
          severity,
          String(found.length),
          names(found.filter(isOpen)),
          names(found.filter((finding) => !isOpen(finding))),
        ]),
      }),
    };
  }

  function printRegister(): Printed {
    return table({
      caption: 'All findings, the gravest first',
      columns: [
        { label: 'Id', weight: 0.8 },
        { label: 'Finding', weight: 4 },
        { label: 'Severity', weight: 1.2 },
        { label: 'CVSS 4.0', isNumber: true, weight: 0.9 },
        { label: 'CVSS 3.1', isNumber: true, weight: 0.9 },
        { label: 'After the retest', weight: 1.4 },
      ],
      rows: findings.map(({ id, title, severity, cvss40, cvss31, retest }) => [
        id,
        title,
        severity,
        cvss40.score.toFixed(1),
        cvss31.score.toFixed(1),
        retest.status,
      ]),
    });
  }

  function printCoverage({
    notApplicable,
    notPossible,
    notes,
  }: Extract<Block, { kind: 'coverage' }>): Printed {
    return table({
      caption: 'Every test of OWASP WSTG v4.2, in its order',
      columns: [
        { label: 'Test', weight: 1.3 },
        { label: 'Name', weight: 3.2 },
        { label: 'State', weight: 1.2 },
        { label: 'Finding, or what was seen', weight: 3 },
      ],
      rows: (Object.keys(WSTG) as WstgTest[]).map((test) => {
        const found = findings.filter(({ wstg }) => wstg.includes(test)).map(({ id }) => id);
        const reason = notApplicable[test] ?? notPossible[test];
        const state = notApplicable[test] ? 'Not applicable' : notPossible[test] ? 'Not possible' : 'Done';
        const seen = [found.join(', '), reason ?? notes[test]].filter(Boolean).join('. ');
        return [test, WSTG[test], state, seen || 'Nothing found'];
      }),
    });
  }

  function printFinding(finding: Finding): PrintedFinding {
    const { id, title, severity, cvss40, cvss31, retest, fix } = finding;
    const heading = (words: string): Printed => ({ kind: 'heading', text: words });
    return {
      kind: 'finding',
      anchor: anchorOf(id),
      id,
      title,
      severity,
      score: cvss40.score.toFixed(1),
      status: retest.status,
      blocks: [
        facts([
          { term: 'CVSS 4.0', detail: `**${cvss40.score.toFixed(1)}** \`${cvss40.vector}\`` },
          { term: 'CVSS 3.1', detail: `**${cvss31.score.toFixed(1)}** \`${cvss31.vector}\`` },
          { term: 'Weakness', detail: finding.cwe.map((cwe) => `CWE-${cwe} ${CWE[cwe]}`).join('; ') },
          { term: 'Test', detail: finding.wstg.map((test) => `${test} ${WSTG[test]}`).join('; ') },
          { term: 'Where', detail: finding.where.map((place) => `\`${place}\``).join(' and ') },
          { term: 'Preconditions', detail: finding.preconditions },
          {
            term: 'Found, reported',
            detail: `${finding.foundOn}, ${finding.reportedOn === finding.foundOn ? 'the same day' : finding.reportedOn}`,
          },
          { term: 'Retest', detail: `${retest.on}: ${retest.status.toLowerCase()}` },
        ]),
        heading('Impact'),
        text(finding.impact),
        heading('Steps'),
        { kind: 'list', isOrdered: true, items: finding.steps.map(read) },
        ...finding.evidence.map(printEvidence),
        heading('Cause'),
        text(finding.cause),
        heading('Repair'),
        text(fix.text),
        {
          kind: 'listing',
          caption: fix.file,
          parts: [
            { label: 'Before', lines: fix.before.map(readMarks) },
            { label: 'After', lines: fix.after.map(readMarks) },
          ],
        },
        heading('Retest'),
        ...retest.evidence.map(printEvidence),
        heading('What remains'),
        text(finding.residualRisk),
      ],
    };
  }

  function printEngagement(): PrintedChapter {
    const { client, engagement, classification, versions, distribution } = report;
    const { window, retest } = engagement;
    const days = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} to ${to}`);
    return {
      id: 'engagement',
      heading: 'Document and engagement',
      blocks: [
        facts([
          { term: 'Client', detail: `${client.name}, ${client.trade}` },
          { term: 'Engagement', detail: `${engagement.id}: ${engagement.kind}` },
          { term: 'Window', detail: days(window) },
          ...(retest ? [{ term: 'Retest', detail: days(retest) }] : []),
          { term: 'Classification', detail: classification },
          ...engagement.facts,
        ]),
        table({
          caption: 'People',
          columns: [
            { label: 'Name', weight: 1.2 },
            { label: 'Part in the engagement', weight: 2.4 },
            { label: 'Organisation', weight: 1.6 },
          ],
          rows: engagement.people.map(({ name, role, organisation }) => [name, role, organisation]),
        }),
        table({
          caption: 'Versions',
          columns: [
            { label: 'Version', weight: 0.7 },
            { label: 'Date', weight: 1.3 },
            { label: 'By', weight: 1.2 },
            { label: 'Change', weight: 3 },
          ],
          rows: versions.map(({ version, date, author, change }) => [version, date, author, change]),
        }),
        table({
          caption: 'Distribution',
          columns: [
            { label: 'Recipient', weight: 2 },
            { label: 'Copy', weight: 2 },
          ],
          rows: distribution.map(({ recipient, copy }) => [recipient, copy]),
        }),
      ],
    };
  }

  return [
    printEngagement(),
    ...report.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap(print) })),
  ];
}
