import { setImmediate as turn } from 'node:timers/promises';
import {
  ANSWER_TIMES,
  CHECK_ANSWERS,
  type Statistics,
  REACHED_STEPS,
  type ReachedStep,
} from '../../../contracts/statistics.ts';
import {
  type DailyTotal,
  countApplications,
  countEnquiries,
  selectDailyTotals,
  selectLastSampleDay,
} from '../../storage/daily-totals.ts';
import { DAY_MS, dateOf, dayIn, isCalendarDate, startOfDayInZone } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { applicationTotal, enquiryTotal } from './submission-totals.ts';

const WEEK_DAYS = 7;
const DEFAULT_WEEKS = 12;
const DAYS_MAX = 3_660;

/**
 * What was counted from one day to another in the firm's time zone, both included; by default in this week and the
 * eleven before it. Enquiries and applications are counted from their rows, and from totals once they are purged or erased.
 */
export async function readStatistics(
  deps: Dependencies,
  asked: { from?: string; to?: string; weeks?: number } = {},
): Promise<Statistics> {
  const { database } = deps.storage;
  const { timeZone } = deps.config;
  const { from, to } = requireDays(asked, dayIn(deps.now(), timeZone));
  const startOf = startOfDayInZone(timeZone);
  const periodOf = (first: string, last: string) => ({
    since: startOf(first).toISOString(),
    before: startOf(addDays(last, 1)).toISOString(),
  });

  const totals = await selectDailyTotals(database, { from, to });
  for (const week of weeksOf(from, to)) {
    const [first, last] = [later(week, from), earlier(addDays(week, WEEK_DAYS - 1), to)];
    const counts = await countEnquiries(database, periodOf(first, last));
    totals.push(...counts.map((count) => enquiryTotal(count, first)));
    // Others of the process are answered between two weeks.
    await turn();
  }
  const applications = await countApplications(database, periodOf(from, to));
  totals.push(...applications.map((count) => applicationTotal(count, from)));
  return { from, to, ...summary(totals, from, to), ...(await samplesWithin(deps, from)) };
}

/** The first Monday of so many weeks. */
function startOfWeeks(day: string, weeks: number): string {
  return addDays(mondayOf(day), -WEEK_DAYS * (weeks - 1));
}

function requireDays(
  { from, to, weeks = DEFAULT_WEEKS }: { from?: string; to?: string; weeks?: number },
  today: string,
) {
  for (const day of [from, to]) {
    if (day !== undefined && !isCalendarDate(day))
      throw new OperatorError(`${day} is no day: write it as 2026-11-30.`);
  }
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? startOfWeeks(last, weeks);
  if (first > last) throw new OperatorError(`The days end before they begin: ${first} is after ${last}.`);
  if (addDays(first, DAYS_MAX) < last) throw new OperatorError('Name ten years at most.');
  return { from: first, to: last };
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
    firstAnswers: ANSWER_TIMES.map(({ key }) => ({ time: key, count: byTime.get(key) ?? 0 })),
    applications: mostFirst(sums(of('application'), ({ subject }) => subject)).map(([opening, count]) => ({
      opening,
      steps: stepsOf(byOpening.get(opening) ?? []),
      count,
    })),
    certificateChecks: CHECK_ANSWERS.map((answer) => ({ answer, count: byAnswer.get(answer) ?? 0 })),
    visits: mostFirst(sums(of('visit'), ({ subject }) => subject)).map(([page, count]) => ({ page, count })),
  };
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

function addDays(day: string, days: number): string {
  return dateOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}
