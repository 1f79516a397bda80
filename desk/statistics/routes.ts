import { Readable } from 'node:stream';
import { FIGURE_KINDS, FIGURE_WEEKS, figureTable } from '../../contracts/figures.ts';
import { csvOf } from '../../server/services/csv.ts';
import { readFigures } from '../../server/services/figures/read-figures.ts';
import { recordExport } from '../../server/services/trail/record-act.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import type { RoleRoute } from '../server/route.ts';

const ROLES = ['owner', 'office'] as const;
const DEFAULT_WEEKS = 12;

export const figureRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/figures',
    roles: ROLES,
    async answer({ deps, query, page }) {
      const weeks = weeksOf(query);
      return page('figures', { figures: await readFigures(deps, { weeks }), weeks });
    },
  },
  {
    method: 'GET',
    path: '/figures/export',
    roles: ROLES,
    needsConfirmation: true,
    savedFrom: '/figures',
    async answer({ deps, query, reply }) {
      const kind = FIGURE_KINDS.find((known) => known === query.get('kind'));
      if (!kind) throw new OperatorError('There is no such figure. Choose one on the page Figures.');
      const figures = await readFigures(deps, { weeks: weeksOf(query) });
      const { columns, rows } = figureTable(figures, kind);
      await recordExport(deps, 'figures');
      return reply
        .headers({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${kind}-${figures.from}-to-${figures.to}.csv"`,
          'Content-Security-Policy': 'sandbox',
        })
        .send(Readable.from(rows).pipe(csvOf(columns)));
    },
  },
];

function weeksOf(query: URLSearchParams): number {
  return FIGURE_WEEKS.find((weeks) => String(weeks) === query.get('weeks')) ?? DEFAULT_WEEKS;
}
