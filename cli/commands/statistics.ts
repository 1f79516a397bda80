import { Readable } from 'node:stream';
import { type Command, Option } from 'commander';
import { STATISTIC_KINDS, statisticLines, statisticTable } from '../../domain/statistics.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { exportRows, formatOption, OUT } from '../export-rows.ts';

const COLUMNS = { figure: 18, what: 44, count: 8 };
const FROM = ['--from <date>', 'first day, YYYY-MM-DD; default: eleven weeks before this one'] as const;
const TO = ['--to <date>', 'last day, YYYY-MM-DD; default: today'] as const;

const MONTH = ['--month <month>', 'whole month, YYYY-MM, instead of --from and --to'] as const;

function daysOf(asked: { from?: string; to?: string; month?: string }) {
  const isBoth = asked.month !== undefined && (asked.from ?? asked.to) !== undefined;
  if (isBoth) throw new OperatorError('Give --month, or --from and --to.');
  return asked;
}

export function addStatistics(program: Command): void {
  const statistics = program
    .command('statistics')
    .description('daily counts of enquiries, applications, certificate checks and visits');

  addVerb(
    statistics,
    'show',
    'show the statistics of a period',
    'show',
    'show --month 2026-11',
    'show --from 2026-04-01 --to 2026-06-30 --json',
  )
    .option(...FROM)
    .option(...TO)
    .option(...MONTH)
    .action(
      withSystemToRead(async (deps, output, { from, to, month }) => {
        const counted = await readStatistics(deps, daysOf({ from, to, month }));
        output.say(`From ${counted.from} to ${counted.to}.`);
        if (counted.samplesUntil !== undefined) output.say(`Samples up to ${counted.samplesUntil}.`);
        await output.list(statisticLines(counted), COLUMNS);
      }),
    );

  addVerb(
    statistics,
    'export',
    'export one statistic as CSV or JSON',
    'export --kind visits --out visits.csv',
    'export --kind applications --from 2026-04-01 --to 2026-06-30',
  )
    .addOption(
      new Option('--kind <kind>', 'statistic to export').choices(STATISTIC_KINDS).makeOptionMandatory(),
    )
    .option(...FROM)
    .option(...TO)
    .option(...MONTH)
    .addOption(formatOption())
    .option(...OUT)
    .action(
      withSystem(async (deps, _output, { kind, from, to, month, format, out, json }) => {
        const { columns, rows } = statisticTable(
          await readStatistics(deps, daysOf({ from, to, month })),
          kind,
        );
        await exportRows(Readable.from(rows), columns, { format, out, json });
        await recordExport(deps, 'figures');
      }),
    );
}
