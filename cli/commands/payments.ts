import { company } from '../../content/company.ts';
import type { Command } from 'commander';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { isCalendarDate } from '../../server/services/calendar.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { listPayments, PAYMENT_COLUMNS } from '../../server/services/payments/read-payments.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { exportRows, formatOption, OUT } from '../export-rows.ts';

const { tax } = company.region;

const COLUMNS = { paid_on: 10, reference: 9, name: 22, amount: 9, mode: 6, payment_reference: 18, batch: 40 };
const FROM = ['--from <date>', 'only payments on or after this day, YYYY-MM-DD'] as const;
const TO = ['--to <date>', 'only payments on or before this day, YYYY-MM-DD'] as const;

export function addPayments(program: Command): void {
  const payments = program.command('payments').description('payments of trainees');

  addVerb(payments, 'list', 'list payments by date', 'list --from 2026-11-01 --to 2026-11-30')
    .option(...FROM)
    .option(...TO)
    .action(
      withSystemToRead(async (deps, output, { from, to }) =>
        output.list(
          (await listPayments(deps, periodOf(from, to))).map((payment) => ({ ...payment })),
          COLUMNS,
        ),
      ),
    );

  addVerb(
    payments,
    'export',
    `export payments for the accountant: amount, amount without ${tax.name}, ${tax.name}`,
    'export --from 2026-11-01 --to 2026-11-30 --out november.csv',
  )
    .option(...FROM)
    .option(...TO)
    .addOption(formatOption())
    .option(...OUT)
    .action(
      withSystem(async (deps: ActingDependencies, _output, { from, to, format, out, json }) => {
        const rows = await listPayments(deps, periodOf(from, to));
        const each = (async function* () {
          for (const payment of rows) yield { ...payment };
        })();
        await exportRows(each, PAYMENT_COLUMNS, { format, out, json });
        await recordExport(deps, 'payments');
      }),
    );
}

function periodOf(from: string | undefined, to: string | undefined) {
  for (const day of [from, to])
    if (day !== undefined && !isCalendarDate(day))
      throw new OperatorError(`“${day}” is not a date. Write it as 2026-11-30.`);
  return { from, to };
}
