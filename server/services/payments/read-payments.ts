import { company } from '../../../content/company.ts';
import { batchName } from '../../../contracts/batch.ts';
import { splitTax, taxColumn } from '../../../contracts/region.ts';
import type { BatchRow, Connection, EnquiryRow, PaymentRow } from '../../storage/database.ts';
import { selectBatch } from '../../storage/batches.ts';
import { selectPayments, selectPaymentsOf } from '../../storage/payments.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { feeOn } from '../submissions/use-seat.ts';

/** Columns of an enquiry that are needed for its account. */
type Payer = Pick<EnquiryRow, 'reference' | 'seat' | 'fee' | 'fee_due'>;
export type Priced = Pick<BatchRow, 'start' | 'fee' | 'early_fee' | 'early_until'>;

/** Fee, payments and balance of a person, as whole amounts. */
export interface Account {
  /** Agreed fee, or the present fee of the batch; null if there is none. */
  fee: number | null;
  paid: number;
  /** Amount to pay. If negative, the firm must refund it. Null if the fee is unknown and nothing was paid. */
  balance: number | null;
  /** Day on which the next payment is due; null if nothing is. */
  nextDue: string | null;
}

/** Account of a person who made these payments. `batch` is the batch of the person's seat. */
function accountOf(
  { seat, fee: agreed, fee_due }: Payer,
  batch: Priced | undefined,
  payments: readonly PaymentRow[],
  today: string,
): Account {
  const hasSeat = seat === 'taken' || seat === 'held';
  const fee = agreed ?? (hasSeat && batch ? feeOn(batch, today) : null);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const balance = fee === null && paid === 0 ? null : (fee ?? 0) - paid;
  const nextDue = balance !== null && balance > 0 ? (fee_due ?? batch?.start ?? null) : null;
  return { fee, paid, balance, nextDue };
}

/** Account of an enquiry and its payments, oldest first. */
export async function readAccount(
  { storage: { database }, now, config }: Dependencies,
  typed: string,
): Promise<Account & { payments: PaymentRow[] }> {
  const row = await requireReceived(database, 'enquiry', typed);
  const batch = row.seat_batch === null ? undefined : await selectBatch(database, row.seat_batch);
  const payments = await selectPaymentsOf(database, [row.reference]);
  return { ...accountOf(row, batch, payments, dayIn(now(), config.timeZone)), payments };
}

/** Accounts of the people in a batch, by reference. */
export async function readAccounts(
  { now, config }: Pick<Dependencies, 'now' | 'config'>,
  database: Connection,
  batch: Priced,
  rows: readonly Payer[],
): Promise<ReadonlyMap<string, Account>> {
  const today = dayIn(now(), config.timeZone);
  const payments = await selectPaymentsOf(
    database,
    rows.map(({ reference }) => reference),
  );
  const paidBy = Map.groupBy(payments, ({ reference }) => reference);
  return new Map(
    rows.map((row) => [row.reference, accountOf(row, batch, paidBy.get(row.reference) ?? [], today)]),
  );
}

const TAX = taxColumn(company.region);
const TAX_RATE = `${TAX}_rate`;

/** Columns of the list for an accountant. */
export const PAYMENT_COLUMNS = [
  'paid_on',
  'name',
  'reference',
  'batch',
  'amount',
  'taxable',
  TAX,
  TAX_RATE,
  'mode',
  'payment_reference',
  'recorded_by',
  'recorded_at',
];

/** Payments by date for an accountant. Each has the amount without tax, and the tax. */
export async function listPayments({ storage }: Dependencies, period: { from?: string; to?: string } = {}) {
  const rows = await selectPayments(storage.database, period);
  return rows.map(({ id: _id, course_title, start, batch: _batch, paid_reference, ...row }) => {
    const { net, tax } = splitTax(row.amount * 100, row.gst_rate);
    return {
      paid_on: row.paid_on,
      name: row.name,
      reference: row.reference,
      batch: course_title !== null && start !== null ? batchName({ courseTitle: course_title, start }) : null,
      amount: row.amount,
      taxable: net / 100,
      [TAX]: tax / 100,
      [TAX_RATE]: row.gst_rate,
      mode: row.mode,
      payment_reference: paid_reference,
      recorded_by: row.recorded_by,
      recorded_at: row.recorded_at,
    };
  });
}
