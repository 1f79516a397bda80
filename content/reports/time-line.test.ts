import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { deviations, exportOf } from './configuration-review-settings.ts';
import { clauses, controls, gaps, plan } from './gap-assessment-controls.ts';
import { beginOf, endOf, lives } from './lives.ts';
import { cases, weighed } from './managed-service-cases.ts';
import type { Report } from './report-types.ts';
import { notDoneAgain } from './rollout-acceptance-tests.ts';
import { sampleReports } from './sample-reports.ts';

/**
 * Public holidays in Karnataka and Tamil Nadu in the autumn of 2026. On these days no employee of a client works during
 * the day.
 */
const HOLIDAYS = new Set([
  '2026-08-15',
  '2026-08-26',
  '2026-09-14',
  '2026-10-02',
  '2026-10-19',
  '2026-10-20',
  '2026-10-21',
  '2026-11-09',
  '2026-11-10',
  '2026-11-27',
  '2026-12-25',
]);
const LONGEST_SESSION_MINUTES = 12 * 60;
const CERT_IN_MINUTES = 6 * 60;
const DAY_MS = 86_400_000;
const IST_AHEAD_MS = 19_800_000;

const dayOf = (time: string) => time.slice(0, 10);
/** True if a time is midnight in IST, which means a date without a time of day. */
const isDay = (time: number) => (time + IST_AHEAD_MS) % DAY_MS === 0;

const report = (name: string) => sampleReports.find((one) => one.name === name)!;
const DATE = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/g;

interface Said {
  text: string;
  /** Times in IST as numbers. */
  times: number[];
}

/** Every sentence, line and row of a report with the dates in it. Evidence has the date of its answer or of its finding. */
function* said({ findings = [], ...rest }: Report): Generator<Said> {
  for (const { foundOn, retest, ...finding } of findings) {
    for (const [day, evidence] of [
      [foundOn, finding.evidence],
      [retest.on, retest.evidence],
    ] as const) {
      for (const part of evidence) {
        const lines = part.kind === 'exchange' ? [...part.request, ...part.response] : linesOf(part);
        const clock = lines.join('\n').match(/^Date: (.*)$/m)?.[1];
        yield { text: lines.join('\n'), times: [clock ? Date.parse(clock) : beginOf(day)] };
      }
    }
    yield { text: finding.steps.join('\n'), times: [beginOf(foundOn)] };
  }
  for (const text of textsOf(rest))
    yield { text, times: (text.match(DATE) ?? []).map((date) => beginOf(date)) };
}

function linesOf(part: object): string[] {
  return Object.values(part).flat().map(String);
}

/** A row of a table is one text; everything else is cut into sentences. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return part.split(/(?<=[.;:]) /);
  if (Array.isArray(part))
    return part.length > 1 && part.every((cell) => typeof cell === 'string')
      ? [part.join(' | ')]
      : part.flatMap(textsOf);
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsOf) : [];
}

test.each(sampleReports.map((one) => [one.name, one] as const))(
  '%s names nothing before it exists or after it has ended',
  (name, one) => {
    const own = lives.filter((life) => life.report === name);
    const seen = [...said(one)];
    const outside = own.flatMap((life) =>
      seen
        .filter(({ text }) => text.includes(life.name))
        .flatMap(({ text, times }) =>
          times
            .filter(
              (time) =>
                time > endOf(life.until) || time < beginOf(isDay(time) ? dayOf(life.from) : life.from),
            )
            .map(
              (time) =>
                `${life.name}, ${life.from} to ${life.until}: ${new Date(time).toISOString()} in ${text}`,
            ),
        ),
    );
    expect(outside).toEqual([]);
    for (const { name: thing } of own)
      expect(
        seen.some(({ text }) => text.includes(thing)),
        thing,
      ).toBe(true);
  },
);

test.each(sampleReports.map((one) => [one.name, one] as const))(
  '%s says of nothing that it was done after its last version',
  (_, one) => {
    const DONE =
      /(?<!to be )\b(?:deleted|locked|sent|taken out|wiped|closed|set (?:to zero|back)|accepted|reported) on (\d{4}-\d\d-\d\d)/gi;
    const done = textsOf(one).flatMap((text) =>
      [...text.matchAll(DONE)].map(([words, day]) => ({ words, day })),
    );
    expect(done.filter(({ day }) => day! > one.versions.at(-1)!.date)).toEqual([]);
  },
);

test('no session is longer than the report allows, or stands on two days', () => {
  const sessions = lives.filter(({ kind }) => kind === 'session');
  expect(sessions.length).toBeGreaterThan(10);
  for (const { name, from, until } of sessions) {
    expect(beginOf(until) - beginOf(from), name).toBeLessThanOrEqual(LONGEST_SESSION_MINUTES * 60_000);
    expect(dayOf(from), name).toBe(dayOf(until));
  }
  expect(new Set(sessions.map(({ name }) => name)).size).toBe(sessions.length);
});

test('nobody works on a holiday or a weekend but where a night or a month without end is sold', () => {
  const planned = [
    ...sampleReports
      .filter(({ name }) => name !== 'managed-service')
      .flatMap(({ engagement: { window, retest }, findings = [] }) => [
        window.from,
        window.to,
        retest?.from,
        retest?.to,
        ...findings.flatMap(({ foundOn, reportedOn, retest: { on } }) => [foundOn, reportedOn, on]),
      ]),
    ...plan.flatMap(({ from, to }) => [from, to]),
    ...settlingDays(),
  ].filter((day) => day !== undefined);
  expect(planned.length).toBeGreaterThan(60);
  const isFree = (day: string) => HOLIDAYS.has(day) || [0, 6].includes(new Date(day).getUTCDay());
  expect(planned.filter(isFree)).toEqual([]);
});

function settlingDays(): string[] {
  const chart = report('rollout-acceptance')
    .chapters.flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'chart' && block.form === 'line');
  if (chart?.kind !== 'chart' || chart.form !== 'line') throw new Error('There is no line of days');
  return chart.categories.map((day) => `2026-09-${day.slice(0, 2)}`);
}

test('the penetration test: JSON is as Fastify writes it, and what is out of scope is not called done', () => {
  const { findings = [], chapters } = report('penetration-test');
  expect(JSON.stringify(findings)).not.toMatch(/\d\.\d*0[,}\]]|:\s{2,}-?\d/);
  const coverage = chapters.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'coverage');
  if (coverage?.kind !== 'coverage') throw new Error('There is no coverage list');
  expect(Object.values(coverage.notes).filter((note) => note.includes('out of scope'))).toEqual([]);
  expect(coverage.notes['WSTG-CLNT-09']).toContain("frame-ancestors 'none'");
  const slip = findings.find(({ id }) => id === 'HB-08')!.retest;
  expect(JSON.stringify(slip)).toContain("frame-ancestors 'none'");
});

test('the penetration test: a status has the words that Node sends with it', () => {
  const words = JSON.stringify(report('penetration-test').findings);
  const statuses = [...words.matchAll(/HTTP\/1\.1 (?:\[\[)?(\d{3}) ([A-Z][A-Za-z ]+)/g)];
  expect(statuses.length).toBeGreaterThan(20);
  for (const [, code, phrase] of statuses) expect(phrase, code).toBe(STATUS_CODES[Number(code)]);
});

test('the review: each deviation can be read in a named export, and has the level of the Benchmark', () => {
  expect(deviations.filter((one) => exportOf(one) === 0)).toEqual([]);
  const level2 = deviations.filter(({ level }) => level === 2);
  expect(level2.map(({ cis }) => cis)).toEqual([
    '2.3.7.6',
    '18.5.5',
    '18.6.19.2.1',
    '18.10.86.1',
    '2.3.10.4',
    '5.2',
  ]);
  expect(level2.every(({ before }) => before <= 2)).toBe(true);
  const words = JSON.stringify(report('configuration-review'));
  for (const [, key] of words.matchAll(/"(HKLM[^"]+)","  \w/g))
    expect(deviations.map(({ read }) => read)).toContain(JSON.parse(`"${key}"`));
  // Microsoft's baseline already covers most of the settings that every host lacks.
  expect(words).not.toContain('security baseline');
});

test('the assessment: what stops the certification is high, and a penetration test reviews no management', () => {
  const stops = clauses.filter(({ number }) => ['6.1.3', '9.2', '9.3'].includes(number));
  for (const { gap } of stops) expect(gaps.find(({ number }) => number === gap)?.weight).toBe('High');
  expect(controls.find(({ number }) => number === 'A.5.35')).toMatchObject({ status: 'Partly', gap: '6' });
});

test('the month: each true case was weighed for CERT-In after its triage and within six hours, or the report names the delay', () => {
  const isTrue = cases.filter(({ verdict }) => verdict === 'True');
  expect(weighed.map(({ number }) => number)).toEqual(isTrue.map(({ number }) => number));
  for (const { number, decision, at } of weighed) {
    const one = cases.find((each) => each.number === number)!;
    const minutes = (beginOf(at) - beginOf(one.at)) / 60_000;
    expect(minutes, number).toBeGreaterThan(one.triage);
    if (decision === 'Reported') expect(minutes, number).toBeLessThanOrEqual(CERT_IN_MINUTES);
    else if (minutes > CERT_IN_MINUTES)
      expect(JSON.stringify(report('managed-service'))).toMatch(
        new RegExp(`Case ${number}[^"]*after the six hours`),
      );
  }
  // Event 4672 does not contain a source. The source is in event 4624 with the same logon.
  const log = JSON.stringify(report('managed-service')).split('"');
  expect(log[log.findIndex((line) => line.includes('  4672  ')) + 2]).not.toContain('Source');
});

test('the month: no source has fewer alerts than its cases, and no case is older than its number', () => {
  const tables = report('managed-service')
    .chapters.flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'table');
  const rowsOf = (caption: string) => tables.find((one) => one.caption.startsWith(caption))!.rows;
  for (const [source, , alerts] of rowsOf('Sources on the list').slice(0, -1)) {
    const name = source!.replace(/\d+ of \d+ /, '');
    const inCases = cases.filter((one) => name.startsWith(one.source));
    expect(Number(alerts), name).toBeGreaterThanOrEqual(inCases.reduce((all, one) => all + one.alerts, 0));
  }
  // Case numbers continue from month to month, so the first case of October has the lowest number of this report.
  const [, august, september] = rowsOf('Three months')
    .find(([measure]) => measure === 'Cases')!
    .map(Number);
  const first = { Oct: Number(cases[0]!.number), Sep: 0, Aug: 0 };
  first.Sep = first.Oct - september!;
  first.Aug = first.Sep - august!;
  for (const [, from, days] of rowsOf('Open on 31 October')) {
    const number = Number(from!.match(/^Case (\d+)$/)?.[1]);
    if (!number) continue;
    const opened = new Date(Date.UTC(2026, 9, 31) - Number(days) * DAY_MS).toISOString().slice(0, 7);
    const month = number >= first.Oct ? '2026-10' : number >= first.Sep ? '2026-09' : '2026-08';
    if (number >= first.Aug) expect(opened, from).toBe(month);
    else expect(opened < '2026-08', from).toBe(true);
  }
});

test('the penetration test: what is cleaned up in the wallet is what its evidence left there', () => {
  const { findings = [], chapters } = report('penetration-test');
  const { retest } = findings.find(({ id }) => id === 'HB-07')!;
  const wallet = JSON.stringify(retest)
    .match(/"wallet\\":\D*(\d+)/g)!
    .map((one) => Number(one.match(/\d+/)));
  const cleaned = textsOf(chapters).find((text) => text.startsWith('Wallet of'))!;
  const amounts = [...cleaned.matchAll(/₹(\d+)/g)].map(([, amount]) => Number(amount));
  expect(wallet.at(-1)).toBe(amounts.reduce((all, one) => all + one, 0));
});

test('the rollout: no rule filters within one subnet, each old unit is wiped, nothing went down on a Monday', () => {
  const words = JSON.stringify(report('rollout-acceptance'));
  const flows = [...words.matchAll(/(\d+\.\d+\.\d+)\.\d+ +-> (\d+\.\d+\.\d+)\.\d+/g)];
  expect(flows.length).toBeGreaterThan(0);
  for (const [flow, from, to] of flows) expect(from, flow).not.toBe(to);
  expect(words).toContain('Three units out of support');
  expect(words).toContain('all three wiped');
  expect(notDoneAgain.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['T-301', 'T-302', 'T-601', 'T-602']),
  );
});

test('the exercise: nobody is counted over two exercises, as no names were kept', () => {
  expect(JSON.stringify(report('attack-exercise'))).not.toMatch(/(two|both|each of the) exercises/);
});
