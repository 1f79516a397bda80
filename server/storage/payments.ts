import type { Connection, PaymentRow } from './database.ts';
import { insertMissing, selectRows } from './rows.ts';

/** Stores a payment. Returns false if one with this id is already stored. */
export async function insertPayment(transaction: Connection, payment: PaymentRow): Promise<boolean> {
  return (await insertMissing(transaction, 'payments', payment)) === 1;
}

/** Payments of these enquiries, the oldest first. */
export async function selectPaymentsOf(database: Connection, references: readonly string[]) {
  return await selectRows(database, 'payments', { reference: references }, 'paid_on', 'recorded_at');
}

/** Payments of a period with the names of the payer and the batch, oldest first. */
export async function selectPayments(database: Connection, { from = '', to = '9999-12-31' }) {
  return await database
    .selectFrom('payments')
    .leftJoin('enquiries', 'enquiries.reference', 'payments.reference')
    .leftJoin('batches', 'batches.id', 'payments.batch')
    .selectAll('payments')
    .select(['enquiries.name', 'batches.course_title', 'batches.start'])
    .where('paid_on', '>=', from)
    .where('paid_on', '<=', to)
    .orderBy('paid_on')
    .orderBy('recorded_at')
    .execute();
}
