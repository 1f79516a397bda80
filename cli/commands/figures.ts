import { Readable } from 'node:stream';
import { type Command, Option } from 'commander';
import { STATISTIC_KINDS, type Statistics, statisticTable } from '../../contracts/statistics.ts';
import { readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { exportRows, formatOption } from '../export-rows.ts';
import type { Fields } from '../output.ts';

const COLUMNS = { figure: 18, what: 44, count: 8 };
const FROM = ['--from <date>', 'the first day, YYYY-MM-DD; default: eleven weeks before this one'] as const;
const TO = ['--to <date>', 'the last day, YYYY-MM-DD; default: today'] as const;

export function addFigures(program: Command): void {
  const figures = program
    .command('figures')
    .description('enquiries, applications, certificate checks and visits, counted by day');

  addVerb(
    figures,
    'show',
    'all figures of some weeks',
    'show',
    'show --from 2026-04-01 --to 2026-06-30 --json',
  )
    .option(...FROM)
    .option(...TO)
    .action(
      withSystemToRead(async (deps, output, { from, to }) => {
        const counted = await readStatistics(deps, { from, to });
        output.say(`From ${counted.from} to ${counted.to}.`);
        if (counted.samplesUntil !== undefined) output.say(`Samples up to ${counted.samplesUntil}.`);
        await output.list(linesOf(counted), COLUMNS);
      }),
    );

  addVerb(
    figures,
    'export',
    'one figure as CSV or JSON',
    'export --kind visits --out visits.csv',
    'export --kind applications --from 2026-04-01 --to 2026-06-30',
  )
    .addOption(new Option('--kind <kind>', 'what').choices(STATISTIC_KINDS).makeOptionMandatory())
    .option(...FROM)
    .option(...TO)
    .addOption(formatOption())
    .option('--out <file>', 'a new file; default: standard output')
    .action(
      withSystem(async (deps, _output, { kind, from, to, format, out, json }) => {
        const { columns, rows } = statisticTable(await readStatistics(deps, { from, to }), kind);
        await exportRows(Readable.from(rows), columns, { format, out, json });
        await recordExport(deps, 'figures');
      }),
    );
}

/** Every number on a line of its own. */
function linesOf(statistics: Statistics): Fields[] {
  return STATISTIC_KINDS.flatMap((figure) => {
    const { columns, rows } = statisticTable(statistics, figure);
    const [name = '', ...numbers] = columns;
    return rows.flatMap((row) =>
      numbers.map((number) => ({
        figure,
        what: number === 'count' ? (row[name] ?? '') : `${row[name]}: ${number}`,
        count: row[number] ?? 0,
      })),
    );
  });
}
