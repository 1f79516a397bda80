import { company } from '../../../content/company.ts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { longDay } from '../../../contracts/batch.ts';
import { PAYMENT_MODES } from '../../../domain/payment.ts';
import { optionalLine } from '../../../contracts/text.ts';
import { selectBatch } from '../../storage/batches.ts';
import type { PaymentRow } from '../../storage/database.ts';
import { insertPayment } from '../../storage/payments.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { FEE_MAX, amountIn } from '../catalogue/batch.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { type Author, changeSubmission, withSubmission } from '../submissions/change-submission.ts';
import { optionalDay, typed } from '../typed-fields.ts';

const REFERENCE_MAX_LENGTH = 100;

const SCHEMA = v.object({
  amount: v.pipe(
    typed,
    v.check((text) => text !== '', 'Give the amount'),
    v.transform(amountIn),
    v.check(
      (amount) => amount !== 0 && Math.abs(amount) <= FEE_MAX,
      `The payment must be a whole amount in ${company.region.currency} such as 20,000. A negative amount is a refund or a correction`,
    ),
  ),
  mode: v.pipe(
    typed,
    v.transform((text) => text.toLowerCase()),
    v.picklist(PAYMENT_MODES, `Choose how it was paid: ${PAYMENT_MODES.join(', ')}`),
  ),
  on: optionalDay('The date of the payment'),
  paymentReference: optionalLine(REFERENCE_MAX_LENGTH),
});

export interface TypedPayment {
  amount: string;
  mode: string;
  /** Day of the payment, YYYY-MM-DD. Default: today. */
  on?: string;
  /** Payment reference, for example the number of a UPI transaction. */
  paymentReference?: string;
}

/** Adds a payment to an enquiry. A form that is sent twice has the same `id`, so its payment is added only once. */
export async function recordPayment(
  deps: ActingDependencies,
  reference: string,
  typedPayment: TypedPayment,
  { by, id = randomUUID() }: Pick<Author, 'by'> & { id?: string },
): Promise<PaymentRow> {
  const { amount, mode, on, paymentReference } = parseRequest(SCHEMA, typedPayment);
  const today = dayIn(deps.now(), deps.config.timeZone);
  const paid_on = on || today;
  if (paid_on > today)
    throw wrongField('on', `${longDay(paid_on)} is in the future: give the day of the payment`);
  return await withSubmission(deps, 'enquiry', reference, { by }, async (transaction, row) => {
    const batch = row.seat_batch === null ? undefined : await selectBatch(transaction, row.seat_batch);
    const payment = {
      id,
      reference: row.reference,
      batch: batch?.id ?? null,
      amount,
      gst_rate: batch?.gst_rate ?? company.region.tax.rate,
      mode,
      paid_on,
      paid_reference: paymentReference,
      recorded_by: by,
      recorded_at: deps.now().toISOString(),
    };
    if (await insertPayment(transaction, payment))
      await recordAct(transaction, deps, 'payment.recorded', row.reference);
    return payment;
  });
}

export interface TypedFee {
  /** Agreed fee. Empty: the fee of the batch. */
  amount: string;
  /** Reason for a fee that differs from that of the batch. It is stored as a note. */
  why?: string;
  /** Day on which the next payment is due. Empty: the first day of the batch. */
  due?: string;
}

const FEE_SCHEMA = v.object({
  amount: v.pipe(
    typed,
    v.transform((text) => (text === '' ? null : amountIn(text))),
    v.check(
      (amount) => amount === null || (amount >= 0 && amount <= FEE_MAX),
      `The agreed fee must be a whole amount in ${company.region.currency} such as 55,000`,
    ),
  ),
  due: optionalDay('The date of the next payment'),
});

/** Sets the agreed fee and the day of the next payment. Fields that are not given do not change. */
export async function setFee(
  deps: ActingDependencies,
  reference: string,
  { amount, why = '', due }: TypedFee,
  author: Author,
) {
  const wanted = parseRequest(FEE_SCHEMA, { amount, due });
  const changed = await changeSubmission(deps, 'enquiry', reference, author, (row) => {
    const feeDue = due === undefined ? row.fee_due : wanted.due || null;
    if (row.fee === wanted.amount && row.fee_due === feeDue)
      throw wrongField('amount', 'The agreed fee and the date are already set to this');
    return { act: 'seat', fee: wanted.amount, feeDue, note: why.trim() === '' ? undefined : why };
  });
  return { ...changed, fee: wanted.amount };
}
