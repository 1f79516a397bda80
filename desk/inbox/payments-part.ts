import { company } from '../../content/company.ts';
import { randomUUID } from 'node:crypto';
import { money } from '../../contracts/region.ts';
import { dayIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { readAccount } from '../../server/services/payments/read-payments.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';

export type PaymentsPart = NonNullable<Awaited<ReturnType<typeof paymentsPart>>>;

export interface TypedPayment {
  amount: string;
  mode: string;
  on: string;
  paymentReference: string;
}

export interface TypedFee {
  fee: string;
  why: string;
  feeDue: string;
}

/** Fee and payments of somebody who has a seat, has paid or agreed on a fee. Undefined for all others. */
export async function paymentsPart(
  deps: Dependencies,
  row: SubmissionRecord,
  returned: { payment?: TypedPayment; fee?: TypedFee } = {},
) {
  if (row.kind === 'application') return undefined;
  const { fee, paid, balance, nextDue, payments } = await readAccount(deps, row.reference);
  if (row.seat === null && row.fee === null && payments.length === 0) return undefined;
  const today = dayIn(deps.now(), deps.config.timeZone);
  return {
    fee: fee === null ? undefined : money(fee, company.region),
    paid: money(paid, company.region),
    balance: balance === null ? undefined : money(balance, company.region),
    nextDue: nextDue ?? undefined,
    isLate: nextDue !== null && nextDue < today,
    payments: payments.map(({ id, amount, mode, paid_on, paid_reference, recorded_by }) => {
      return {
        id,
        amount: money(amount, company.region),
        mode,
        on: paid_on,
        reference: paid_reference,
        by: recorded_by,
      };
    }),
    /** Id of the next payment, so that a form sent twice records only one. */
    formId: randomUUID(),
    typedPayment: returned.payment ?? { amount: '', mode: 'upi', on: today, paymentReference: '' },
    typedFee: returned.fee ?? {
      fee: row.fee === null ? '' : String(row.fee),
      why: '',
      feeDue: row.fee_due ?? '',
    },
    isFeeOpen: returned.fee !== undefined,
    today,
  };
}
