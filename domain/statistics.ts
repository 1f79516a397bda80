import { OUTCOME_LABELS } from './enquiry-outcome.ts';
import { HIRING_STEPS, STATE_LABELS } from './submission-state.ts';

/** Ranges of time from arrival to the first answer. `within` is in hours. */
export const ANSWER_TIMES = [
  { key: 'hour', label: 'Within an hour', within: 1 },
  { key: '4-hours', label: '1 to 4 hours', within: 4 },
  { key: 'day', label: '4 to 24 hours', within: 24 },
  { key: '3-days', label: '1 to 3 days', within: 72 },
  { key: 'later', label: 'More than 3 days', within: Infinity },
  { key: 'none', label: 'Not answered', within: undefined },
] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number]['key'];

/** Outcomes that are counted. Spam is not. */
export const COUNTED_OUTCOMES = ['joined', 'lost', 'later', 'no-answer', 'not-said', 'open'] as const;
export type CountedOutcome = (typeof COUNTED_OUTCOMES)[number];

export const OUTCOME_TEXTS: Record<CountedOutcome, string> = {
  joined: OUTCOME_LABELS.joined,
  lost: OUTCOME_LABELS.lost,
  later: OUTCOME_LABELS.later,
  'no-answer': OUTCOME_LABELS['no-answer'],
  'not-said': 'No outcome',
  open: 'Open',
};

/** Stages that are counted: those of the careers page, and accepted. */
export const REACHED_STEPS = [...HIRING_STEPS, 'accepted'] as const;
export type ReachedStep = (typeof REACHED_STEPS)[number];

export const CHECK_ANSWERS = ['valid', 'expired', 'revoked', 'unknown'] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

/** Lengths of periods, in weeks. */
export const STATISTICS_WEEKS = [4, 12, 52] as const;

export const STATISTIC_KINDS = [
  'enquiries-by-week',
  'enquiries-by-page',
  'first-answers',
  'enquiry-outcomes',
  'applications',
  'certificates-issued',
  'certificate-checks',
  'visits',
  'visits-by-source',
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

/** Statistics of a period. Its first and its last day are included. */
export interface Statistics {
  from: string;
  to: string;
  /** Counts of all weeks in the period, by their Mondays. */
  enquiriesByWeek: { week: string; count: number }[];
  /**
   * Enquiries, highest count first. `page` is the page with the form, or the source of an enquiry entered at the desk;
   * null: unknown.
   */
  enquiriesByPage: { page: string | null; count: number }[];
  firstAnswers: { time: AnswerTime; count: number }[];
  enquiryOutcomes: { outcome: CountedOutcome; count: number }[];
  /** Certificates by course, highest count first. Those of erased holders are not counted. */
  certificatesIssued: { course: string; count: number }[];
  openingsPublished: number;
  /** Applications by opening, highest count first. */
  applications: { opening: string; steps: Record<ReachedStep, number>; count: number }[];
  certificateChecks: { answer: CheckAnswer; count: number }[];
  /** Visits by page, highest count first. */
  visits: { page: string; count: number }[];
  /** Visits by their `utm_source`, highest count first. */
  visitsBySource: { source: string; count: number }[];
  /** Last day with sample data. */
  samplesUntil?: string;
}

/** A table of the statistics, with the columns of its CSV. */
export interface StatisticTable {
  columns: string[];
  rows: Record<string, string | number>[];
}

export function statisticTable(statistics: Statistics, kind: StatisticKind): StatisticTable {
  switch (kind) {
    case 'enquiries-by-week':
      return { columns: ['week', 'count'], rows: statistics.enquiriesByWeek };
    case 'enquiries-by-page':
      return {
        columns: ['page', 'count'],
        rows: statistics.enquiriesByPage.map(({ page, count }) => ({ page: page ?? 'not known', count })),
      };
    case 'first-answers':
      return {
        columns: ['answered', 'count'],
        rows: statistics.firstAnswers.map(({ time, count }) => ({
          answered: ANSWER_TIMES.find(({ key }) => key === time)?.label ?? time,
          count,
        })),
      };
    case 'enquiry-outcomes':
      return {
        columns: ['outcome', 'count'],
        rows: statistics.enquiryOutcomes.map(({ outcome, count }) => ({
          outcome: OUTCOME_TEXTS[outcome],
          count,
        })),
      };
    case 'certificates-issued':
      return { columns: ['course', 'count'], rows: statistics.certificatesIssued };
    case 'applications':
      return {
        columns: ['opening', ...REACHED_STEPS.map((step) => STATE_LABELS[step]), 'count'],
        rows: statistics.applications.map(({ opening, steps, count }) => ({
          opening,
          ...Object.fromEntries(REACHED_STEPS.map((step) => [STATE_LABELS[step], steps[step]])),
          count,
        })),
      };
    case 'certificate-checks':
      return { columns: ['answer', 'count'], rows: statistics.certificateChecks };
    case 'visits':
      return { columns: ['page', 'count'], rows: statistics.visits };
    case 'visits-by-source':
      return { columns: ['source', 'count'], rows: statistics.visitsBySource };
  }
}

/** All numbers, in one line each. */
export function statisticLines(statistics: Statistics): { figure: string; what: string; count: number }[] {
  const lines = STATISTIC_KINDS.flatMap((figure) => {
    const { columns, rows } = statisticTable(statistics, figure);
    const [name = '', ...numbers] = columns;
    return rows.flatMap((row) =>
      numbers.map((number) => ({
        figure,
        what: number === 'count' ? String(row[name] ?? '') : `${row[name]}: ${number}`,
        count: Number(row[number] ?? 0),
      })),
    );
  });
  return [...lines, { figure: 'openings', what: 'published', count: statistics.openingsPublished }];
}
