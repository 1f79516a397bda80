import { Readable } from 'node:stream';
import { STATISTIC_KINDS, STATISTICS_WEEKS, statisticTable } from '../../contracts/statistics.ts';
import { csvOf } from '../../server/services/csv.ts';
import { readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import type { RoleRoute } from '../server/route.ts';

const ROLES = ['owner', 'office'] as const;
const DEFAULT_WEEKS = 12;

export const statisticsRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/figures',
    roles: ROLES,
    async answer({ deps, query, page }) {
      const weeks = weeksOf(query);
      return page('statistics', { statistics: await readStatistics(deps, { weeks }), weeks });
    },
  },
  {
    method: 'GET',
    path: '/figures/export',
    roles: ROLES,
    needsConfirmation: true,
    savedFrom: '/figures',
    async answer({ deps, query, reply }) {
      const kind = STATISTIC_KINDS.find((known) => known === query.get('kind'));
      if (!kind) throw new OperatorError('There is no such figure. Choose one on the page Figures.');
      const statistics = await readStatistics(deps, { weeks: weeksOf(query) });
      const { columns, rows } = statisticTable(statistics, kind);
      await recordExport(deps, 'figures');
      return reply
        .headers({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${kind}-${statistics.from}-to-${statistics.to}.csv"`,
          'Content-Security-Policy': 'sandbox',
        })
        .send(Readable.from(rows).pipe(csvOf(columns)));
    },
  },
];

function weeksOf(query: URLSearchParams): number {
  return STATISTICS_WEEKS.find((weeks) => String(weeks) === query.get('weeks')) ?? DEFAULT_WEEKS;
}
