import { Readable } from 'node:stream';
import {
  STATISTIC_KINDS,
  statisticLines,
  STATISTICS_WEEKS,
  statisticTable,
} from '../../domain/statistics.ts';
import { csvOf } from '../../server/services/csv.ts';
import { dayInZone } from '../../server/services/calendar.ts';
import { monthAfter, readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { listPayments, PAYMENT_COLUMNS } from '../../server/services/payments/read-payments.ts';
import { readTraineeMonth } from '../../server/services/payments/month-of-trainees.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { get, getConfirmed, type RoleRoute } from '../server/route.ts';

const ROLES = ['owner', 'office'] as const;
const DEFAULT_WEEKS = 12;
/** File with all numbers, one per row. */
const ALL = 'all';
const EXPORTED = [...STATISTIC_KINDS, ALL] as const;

export const statisticsRoutes: readonly RoleRoute[] = [
  get('/statistics', ROLES, async ({ deps, query, page }) => {
    const asked = askedIn(query);
    const counted = await readStatistics(deps, asked);
    const today = dayInZone(deps.config.timeZone)(deps.now());
    const trainees = asked.month === undefined ? undefined : await readTraineeMonth(deps, counted);
    return page('statistics', {
      statistics: counted,
      ...asked,
      trainees,
      months: monthsAround(asked.month, today),
    });
  }),
  {
    ...getConfirmed('/statistics/export', ROLES, async ({ deps, query, reply }) => {
      const kind = EXPORTED.find((known) => known === query.get('kind'));
      if (!kind) throw new OperatorError('There is no such statistic. Choose one on the page Statistics.');
      const statistics = await readStatistics(deps, askedIn(query));
      const { columns, rows } =
        kind === ALL
          ? { columns: ['figure', 'what', 'count'], rows: statisticLines(statistics) }
          : statisticTable(statistics, kind);
      await recordExport(deps, 'figures');
      return reply
        .headers({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${kind === ALL ? 'figures' : kind}-${statistics.from}-to-${statistics.to}.csv"`,
          'Content-Security-Policy': 'sandbox',
        })
        .send(Readable.from(rows).pipe(csvOf(columns)));
    }),
    savedFrom: '/statistics',
  },
  {
    ...getConfirmed('/statistics/payments.csv', ROLES, async ({ deps, query, reply }) => {
      const { from, to } = await readStatistics(deps, askedIn(query));
      await recordExport(deps, 'payments');
      return reply
        .headers({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="payments-${from}-to-${to}.csv"`,
          'Content-Security-Policy': 'sandbox',
        })
        .send(Readable.from(await listPayments(deps, { from, to })).pipe(csvOf(PAYMENT_COLUMNS)));
    }),
    savedFrom: '/statistics',
  },
];

function askedIn(query: URLSearchParams): { weeks: number; month?: string } {
  const month = query.get('month') ?? undefined;
  return { weeks: weeksOf(query), ...(month && { month }) };
}

/** This month, and the months before and after the shown month. Months in the future are left out. */
function monthsAround(month: string | undefined, today: string) {
  const current = today.slice(0, 'YYYY-MM'.length);
  if (month === undefined) return { current };
  return {
    current,
    before: monthAfter(month, -1),
    after: month < current ? monthAfter(month, 1) : undefined,
  };
}

function weeksOf(query: URLSearchParams): number {
  return STATISTICS_WEEKS.find((weeks) => String(weeks) === query.get('weeks')) ?? DEFAULT_WEEKS;
}
