import { setImmediate as turn } from 'node:timers/promises';
import {
  ANSWER_TIMES,
  CHECK_ANSWERS,
  COUNTED_OUTCOMES,
  type Statistics,
  REACHED_STEPS,
  type ReachedStep,
} from '../../../domain/statistics.ts';
import {
  countCertificates,
  type DailyTotal,
  countApplications,
  countEnquiries,
  countPublished,
  selectDailyTotals,
  selectLastSampleDay,
} from '../../storage/daily-totals.ts';
import { addDays, dateOf, dayIn, isCalendarDate, isLastDay, momentsIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { applicationTotal, enquiryTotal, outcomeTotal } from './submission-totals.ts';

const WEEK_DAYS = 7;
const DEFAULT_WEEKS = 12;
const DAYS_MAX = 3_660;

/**
 * Statistics from one day to another in TIME_ZONE, both included. Default: this week and the eleven before it.
 * Submissions are counted by their rows, and by totals if they were purged or erased.
 */
export async function readStatistics(
  deps: Dependencies,
  asked: { from?: string; to?: string; weeks?: number; month?: string } = {},
): Promise<Statistics> {
  const { database } = deps.storage;
  const { timeZone } = deps.config;
  const { from, to } = requireDays(asked, dayIn(deps.now(), timeZone));
  const startOf = momentsIn(timeZone);
  const periodOf = (first: string, last: string) => ({
    since: startOf(first).toISOString(),
    before: startOf(addDays(last, 1)).toISOString(),
  });

  const totals = await selectDailyTotals(database, { from, to });
  for (const week of weeksOf(from, to)) {
    const [first, last] = [later(week, from), earlier(addDays(week, WEEK_DAYS - 1), to)];
    const counts = await countEnquiries(database, periodOf(first, last));
    totals.push(...counts.flatMap((count) => [enquiryTotal(count, first), outcomeTotal(count, first)]));
    // Lets the event loop answer other requests between two weeks.
    await turn();
  }
  const applications = await countApplications(database, periodOf(from, to));
  totals.push(...applications.map((count) => applicationTotal(count, from)));
  const certificatesIssued = (await countCertificates(database, { from, to })).toSorted(
    (one, other) => other.count - one.count || one.course.localeCompare(other.course),
  );
  const openingsPublished = await countPublished(database, periodOf(from, to));
  return {
    from,
    to,
    ...summary(totals, from, to),
    certificatesIssued,
    openingsPublished,
    ...(await samplesWithin(deps, from)),
  };
}

/** First Monday of a period of this many weeks. */
function startOfWeeks(day: string, weeks: number): string {
  return addDays(mondayOf(day), -WEEK_DAYS * (weeks - 1));
}

function requireDays(
  { from, to, weeks = DEFAULT_WEEKS, month }: { from?: string; to?: string; weeks?: number; month?: string },
  today: string,
) {
  if (month !== undefined) return daysOfMonth(month);
  for (const day of [from, to]) {
    if (day !== undefined && !isLastDay(day))
      throw new OperatorError(`${day} is not a date. Write it as 2026-11-30.`);
  }
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? startOfWeeks(last, weeks);
  if (first > last) throw new OperatorError(`The last day is before the first: ${first} is after ${last}.`);
  if (addDays(first, DAYS_MAX) < last) throw new OperatorError('Give at most ten years.');
  return { from: first, to: last };
}

/** First and last day of a month, which is written YYYY-MM. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = isCalendarDate(from) ? `${monthAfter(month, 1)}-01` : '';
  if (!isCalendarDate(next)) throw new OperatorError(`${month} is not a month. Write it as 2026-11.`);
  return { from, to: addDays(next, -1) };
}

/** The month that is this many months later; a negative number means earlier. */
export function monthAfter(month: string, months: number): string {
  const start = new Date(`${month}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + months);
  return dateOf(start).slice(0, 'YYYY-MM'.length);
}

function summary(totals: DailyTotal[], from: string, to: string) {
  const of = (kind: DailyTotal['kind']) => totals.filter((total) => total.kind === kind);
  const enquiries = of('enquiry');
  const byWeek = sums(enquiries, ({ day }) => mondayOf(day));
  const byTime = sums(enquiries, ({ detail }) => detail);
  const byAnswer = sums(of('certificate-check'), ({ subject }) => subject);
  const byOpening = Map.groupBy(of('application'), ({ subject }) => subject);
  return {
    enquiriesByWeek: weeksOf(from, to).map((week) => ({ week, count: byWeek.get(week) ?? 0 })),
    enquiriesByPage: mostFirst(sums(enquiries, ({ subject }) => subject)).map(([page, count]) => ({
      page: page === '' ? null : page,
      count,
    })),
    enquiryOutcomes: outcomesOf(of('enquiry-outcome'), enquiries),
    firstAnswers: ANSWER_TIMES.map(({ key }) => ({ time: key, count: byTime.get(key) ?? 0 })),
    applications: mostFirst(sums(of('application'), ({ subject }) => subject)).map(([opening, count]) => ({
      opening,
      steps: stepsOf(byOpening.get(opening) ?? []),
      count,
    })),
    certificateChecks: CHECK_ANSWERS.map((answer) => ({ answer, count: byAnswer.get(answer) ?? 0 })),
    visits: mostFirst(sums(of('visit'), ({ subject }) => subject)).map(([page, count]) => ({ page, count })),
    visitsBySource: mostFirst(sums(of('source'), ({ subject }) => subject)).map(([source, count]) => ({
      source,
      count,
    })),
  };
}

/** Numbers of outcomes. A deleted enquiry is counted only if it had one. */
function outcomesOf(outcomes: DailyTotal[], enquiries: DailyTotal[]): Statistics['enquiryOutcomes'] {
  const counts = sums(outcomes, ({ subject }) => subject);
  const total = (totals: DailyTotal[]) => totals.reduce((all, { n }) => all + n, 0);
  const notSaid = (counts.get('not-said') ?? 0) + Math.max(0, total(enquiries) - total(outcomes));
  return COUNTED_OUTCOMES.map((outcome) => ({
    outcome,
    count: outcome === 'not-said' ? notSaid : (counts.get(outcome) ?? 0),
  }));
}

function stepsOf(totals: DailyTotal[]): Record<ReachedStep, number> {
  const counts = sums(totals, ({ detail }) => detail);
  return Object.fromEntries(REACHED_STEPS.map((step) => [step, counts.get(step) ?? 0])) as Record<
    ReachedStep,
    number
  >;
}

function sums(totals: DailyTotal[], keyOf: (total: DailyTotal) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const total of totals) {
    const key = keyOf(total);
    counts.set(key, (counts.get(key) ?? 0) + total.n);
  }
  return counts;
}

function mostFirst(counts: Map<string, number>): [string, number][] {
  return [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other),
  );
}

async function samplesWithin(
  { storage }: Dependencies,
  from: string,
): Promise<Pick<Statistics, 'samplesUntil'>> {
  const samplesUntil = await selectLastSampleDay(storage.database);
  return samplesUntil !== null && from <= samplesUntil ? { samplesUntil } : {};
}

function weeksOf(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, WEEK_DAYS)) weeks.push(week);
  return weeks;
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS));
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
