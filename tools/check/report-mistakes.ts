/**
 * What no report can be right with: a score or a severity that its vector does not give, a day outside the window, a
 * reference to what is not there. `content-mistakes.ts` asks it of each report. Identifiers are types: `cwe.ts`, `wstg.ts`.
 */
import cvss from 'ae-cvss-calculator';
import { FINDING_ID } from '../../content/reports/inline.ts';
import type {
  Block,
  Evidence,
  Finding,
  Report,
  Severity,
  Table,
} from '../../content/reports/report-types.ts';

/** What a line of a listing may hold on A4. */
const LONGEST_LINE = 100;

export function reportMistakes(report: Report): string[] {
  const { findings = [], chapters } = report;
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  return [
    ...twice(chapters.map(({ id }) => id)).map((id) => `two chapters have the id ${id}`),
    ...twice(findings.map(({ id }) => id)).map((id) => `two findings have the id ${id}`),
    ...findings.flatMap((finding) =>
      findingMistakes(finding, report).map((said) => `${finding.id}: ${said}`),
    ),
    ...versionMistakes(report),
    ...blocks.flatMap(blockMistakes),
    ...referenceMistakes(report),
    ...lengthMistakes([...blocks, ...findings.flatMap(evidenceOf)]),
    ...Object.entries(mentions(findings, blocks)).flatMap(([place, named]) =>
      findings.filter(({ id }) => !named.has(id)).map(({ id }) => `${id} is not in ${place}`),
    ),
  ];
}

const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);

function findingMistakes(finding: Finding, { engagement }: Report): string[] {
  const { severity, cvss31, cvss40, foundOn, reportedOn, retest } = finding;
  const { window } = engagement;
  return [
    ...scoreMistakes('CVSS 4.0', cvss40, (vector) => new cvss.Cvss4P0(vector)),
    ...scoreMistakes('CVSS 3.1', cvss31, (vector) => new cvss.Cvss3P1(vector)),
    ...(severity === rating(cvss40.score)
      ? []
      : [`is called ${severity}, and ${cvss40.score} in CVSS 4.0 is ${rating(cvss40.score)}`]),
    ...(isWithin(foundOn, window) ? [] : [`found on ${foundOn}, outside the window`]),
    ...(reportedOn >= foundOn ? [] : [`reported on ${reportedOn}, before it was found`]),
    ...(engagement.retest && isWithin(retest.on, engagement.retest)
      ? []
      : [`retested on ${retest.on}, outside the days of the retest`]),
    ...clockMistakes(finding.evidence, foundOn),
    ...clockMistakes(retest.evidence, retest.on),
  ];
}

const isWithin = (day: string, { from, to }: { from: string; to: string }) => from <= day && day <= to;

/** The calculator passes over what it does not know, so that a vector counts only as it would write it. */
function scoreMistakes(
  name: string,
  { vector, score }: Finding['cvss40'],
  read: (vector: string) => cvss.Cvss3P1 | cvss.Cvss4P0,
): string[] {
  const known = read(vector);
  if (known.toString() !== vector) return [`${name} has no vector that can be read: ${vector}`];
  const { overall } = known.calculateScores();
  return overall === score ? [] : [`${name} says ${score}, and its vector gives ${overall}`];
}

/** The rating scale that both versions of CVSS have. */
function rating(score: number): Severity {
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  if (score >= 4) return 'Medium';
  return score > 0 ? 'Low' : 'Informational';
}

/** The clock of a server in an answer tells the day on which it was seen, and the right day of the week. */
function clockMistakes(evidence: Evidence[], day: string): string[] {
  const lines = evidence.flatMap((part) => (part.kind === 'exchange' ? part.response : []));
  return lines
    .flatMap((line) => /^Date: (?<clock>.*)$/.exec(line)?.groups?.clock ?? [])
    .flatMap((clock) => {
      const at = new Date(clock);
      if (Number.isNaN(at.getTime()) || at.toUTCString() !== clock) return [`"${clock}" is no time`];
      return at.toISOString().startsWith(day) ? [] : [`an answer of ${clock} is not of ${day}`];
    });
}

function versionMistakes({ versions, engagement }: Report): string[] {
  const dates = versions.map(({ date }) => date);
  const last = engagement.retest?.to ?? engagement.window.to;
  return [
    ...(dates.join() === dates.toSorted().join() ? [] : ['the versions are not in the order of their dates']),
    ...(dates.at(-1)! >= last ? [] : [`the last version is of ${dates.at(-1)}, before the work ended`]),
  ];
}

function blockMistakes(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return tableMistakes(block);
    case 'mail': {
      const marks = [block.from, block.subject, ...block.body].join('\n').match(/\[\[/g)?.length ?? 0;
      return marks === block.signs.length
        ? []
        : [`"${block.caption}" marks ${marks} places and explains ${block.signs.length}`];
    }
    case 'chart': {
      const counts =
        block.form === 'timeline'
          ? []
          : block.form === 'matrix'
            ? block.rows.map(({ levels }) => [levels.length, block.columns.length])
            : block.series.map(({ values }) => [values.length, block.categories.length]);
      return counts.every(([has, needs]) => has === needs) ? [] : [`"${block.caption}" has gaps`];
    }
    default:
      return [];
  }
}

function tableMistakes({ caption, columns, rows }: Table): string[] {
  return rows
    .filter((cells) => cells.length !== columns.length)
    .map((cells) => `"${caption}" has ${columns.length} columns and a row of ${cells.length}: ${cells[0]}`);
}

/** Links to chapters and ids of findings lead somewhere. */
function referenceMistakes({ chapters, findings = [] }: Report): string[] {
  const words = JSON.stringify([chapters, findings]);
  const anchors = new Set(['engagement', ...chapters.map(({ id }) => id)]);
  const ids = findings.map(({ id }) => id);
  const prefix = ids[0]?.split('-')[0];
  const named = words.match(new RegExp(`(?<![\\w-])${FINDING_ID.source}`, 'g')) ?? [];
  return [
    ...[...words.matchAll(/\]\(#([^)]+)\)/g)]
      .map(([, to]) => to!)
      .filter((to) => !anchors.has(to))
      .map((to) => `a link leads to #${to}, which no chapter is`),
    ...new Set(
      named
        .filter((id) => prefix && id.startsWith(`${prefix}-`) && !ids.includes(id))
        .map((id) => `${id} is referred to, and there is no such finding`),
    ),
  ];
}

const evidenceOf = ({ evidence, retest, fix }: Finding): (Block | Evidence)[] => [
  ...evidence,
  ...retest.evidence,
  { kind: 'listing', caption: fix.file, lines: [...fix.before, ...fix.after] },
];

function lengthMistakes(blocks: (Block | Evidence)[]): string[] {
  return blocks
    .flatMap((block) =>
      block.kind === 'listing'
        ? block.lines
        : block.kind === 'exchange'
          ? [...block.request, ...block.response]
          : [],
    )
    .filter((line) => line.replaceAll(/\[\[|\]\]/g, '').length > LONGEST_LINE)
    .map((line) => `a line of a listing has more than ${LONGEST_LINE} letters: ${line.slice(0, 40)}…`);
}

/** Where each finding has to be named: in the plan of repair. */
function mentions(findings: Finding[], blocks: Block[]): Record<string, Set<string>> {
  if (findings.length === 0) return {};
  const plans = blocks.filter(
    (block): block is Table =>
      block.kind === 'table' && block.columns.some(({ label }) => label === 'Findings'),
  );
  return { 'a plan of repair': new Set(JSON.stringify(plans).match(new RegExp(FINDING_ID, 'g'))) };
}
