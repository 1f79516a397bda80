/**
 * Finds mistakes in reports: a score or a severity that does not match its vector, a day outside the time of the test,
 * a broken reference. `content-mistakes.ts` calls it for each report. Identifiers are checked as types: `cwe.ts`,
 * `wstg.ts`.
 */
import cvss from 'ae-cvss-calculator';
import { FINDING_ID } from '../../content/reports/inline.ts';
import type {
  Block,
  Chart,
  Evidence,
  Finding,
  Report,
  Severity,
  Table,
} from '../../content/reports/report-types.ts';

/** Longest line of a listing that fits on A4. */
const LONGEST_LINE = 100;

export function* reportMistakes(report: Report): Generator<string> {
  const { findings = [], chapters } = report;
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  for (const id of twice(chapters)) yield `two chapters have the id ${id}`;
  for (const id of twice(findings)) yield `two findings have the id ${id}`;
  for (const finding of findings)
    for (const mistake of findingMistakes(finding, report)) yield `${finding.id}: ${mistake}`;
  yield* versionMistakes(report);
  for (const block of blocks) yield* blockMistakes(block);
  yield* referenceMistakes(report);
  for (const line of [...blocks, ...findings.flatMap(evidenceOf)].flatMap(linesOf))
    if (line.replaceAll(/\[\[|\]\]/g, '').length > LONGEST_LINE)
      yield `a line of a listing has more than ${LONGEST_LINE} letters: ${line.slice(0, 40)}…`;
  const plans = blocks.filter(
    (block) => block.kind === 'table' && block.columns.some(({ label }) => label === 'Findings'),
  );
  const planned = new Set(JSON.stringify(plans).match(new RegExp(FINDING_ID, 'g')));
  for (const { id } of findings) if (!planned.has(id)) yield `${id} is not in the repair plan`;
}

function twice(parts: { id: string }[]): string[] {
  const ids = parts.map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}

function* findingMistakes(finding: Finding, { engagement }: Report): Generator<string> {
  const { severity, cvss31, cvss40, foundOn, reportedOn, retest, evidence } = finding;
  yield* scoreMistakes('CVSS 4.0', cvss40, new cvss.Cvss4P0(cvss40.vector));
  yield* scoreMistakes('CVSS 3.1', cvss31, new cvss.Cvss3P1(cvss31.vector));
  const rated = rating(cvss40.score);
  if (severity !== rated) yield `is called ${severity}, but ${cvss40.score} in CVSS 4.0 is ${rated}`;
  if (!isWithin(foundOn, engagement.window)) yield `found on ${foundOn}, outside the window`;
  if (reportedOn < foundOn) yield `reported on ${reportedOn}, before it was found`;
  if (!engagement.retest || !isWithin(retest.on, engagement.retest))
    yield `retested on ${retest.on}, outside the days of the retest`;
  yield* clockMistakes(evidence, foundOn);
  yield* clockMistakes(retest.evidence, retest.on);
}

const isWithin = (day: string, { from, to }: { from: string; to: string }) => from <= day && day <= to;

/** Checks scores. The calculator ignores parts that it does not know, so a vector must be spelt as the calculator writes it. */
function* scoreMistakes(
  name: string,
  { vector, score }: Finding['cvss40'],
  known: cvss.Cvss3P1 | cvss.Cvss4P0,
): Generator<string> {
  const { overall } = known.calculateScores();
  if (known.toString() !== vector) yield `${name} has no vector that can be read: ${vector}`;
  else if (overall !== score) yield `${name} says ${score}, but its vector gives ${overall}`;
}

/** Severity of a score, the same for both versions of CVSS. */
function rating(score: number): Severity {
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  if (score >= 4) return 'Medium';
  return score > 0 ? 'Low' : 'Informational';
}

/** Checks the server's clock in a response: its date must be in the time of the test, with the right weekday. */
function* clockMistakes(evidence: Evidence[], day: string): Generator<string> {
  for (const line of evidence.flatMap((part) => (part.kind === 'exchange' ? part.response : []))) {
    const clock = /^Date: (?<clock>.*)$/.exec(line)?.groups?.['clock'];
    if (clock === undefined) continue;
    const at = new Date(clock);
    if (at.toUTCString() !== clock) yield `"${clock}" is not a time`;
    else if (!at.toISOString().startsWith(day))
      yield `the response has the time ${clock}, which is not on ${day}`;
  }
}

function* versionMistakes({ versions, engagement }: Report): Generator<string> {
  const dates = versions.map(({ date }) => date);
  const last = dates.at(-1)!;
  if (dates.join() !== dates.toSorted().join()) yield 'the versions are not in the order of their dates';
  if (last < (engagement.retest ?? engagement.window).to)
    yield `the last version is dated ${last}, before the end of the work`;
}

function* blockMistakes(block: Block): Generator<string> {
  if (block.kind === 'table') yield* tableMistakes(block);
  if (block.kind === 'chart' && hasGaps(block)) yield `"${block.caption}" has gaps`;
  if (block.kind !== 'mail') return;
  const marks = [block.from, block.subject, ...block.body].join('\n').match(/\[\[/g)?.length ?? 0;
  if (marks !== block.signs.length)
    yield `"${block.caption}" marks ${marks} places and explains ${block.signs.length}`;
}

function hasGaps(chart: Chart): boolean {
  if (chart.form === 'timeline') return false;
  return chart.form === 'matrix'
    ? chart.rows.some(({ levels }) => levels.length !== chart.columns.length)
    : chart.series.some(({ values }) => values.length !== chart.categories.length);
}

function* tableMistakes({ caption, columns, rows }: Table): Generator<string> {
  for (const cells of rows)
    if (cells.length !== columns.length)
      yield `"${caption}" has ${columns.length} columns and a row of ${cells.length}: ${cells[0]}`;
}

/** Checks links to chapters, and ids of findings. */
function* referenceMistakes({ chapters, findings = [] }: Report): Generator<string> {
  const words = JSON.stringify([chapters, findings]);
  const anchors = new Set(['engagement', ...chapters.map(({ id }) => id)]);
  for (const [, to = ''] of words.matchAll(/\]\(#([^)]+)\)/g))
    if (!anchors.has(to)) yield `a link leads to #${to}, but no chapter has that id`;
  const ids = findings.map(({ id }) => id);
  const prefix = ids[0]?.split('-')[0];
  const named = words.match(new RegExp(`(?<![\\w-])${FINDING_ID.source}`, 'g')) ?? [];
  for (const id of new Set(named))
    if (id.startsWith(`${prefix}-`) && !ids.includes(id))
      yield `${id} is referred to, but there is no such finding`;
}

const evidenceOf = ({ evidence, retest, fix }: Finding): (Block | Evidence)[] => [
  ...evidence,
  ...retest.evidence,
  { kind: 'listing', caption: fix.file, lines: [...fix.before, ...fix.after] },
];

function linesOf(block: Block | Evidence): string[] {
  if (block.kind === 'listing') return block.lines;
  return block.kind === 'exchange' ? [...block.request, ...block.response] : [];
}
