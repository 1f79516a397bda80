import type { Connection, PaymentRow } from './database.ts';

/** False if a payment with this id is already stored. */
export async function insertPayment(transaction: Connection, payment: PaymentRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Payments of these enquiries, the oldest first. */
export async function selectPaymentsOf(
  database: Connection,
  references: readonly string[],
): Promise<PaymentRow[]> {
  if (references.length === 0) return [];
  return await database
    .selectFrom('payments')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('paid_on')
    .orderBy('recorded_at')
    .execute();
}

/** Payments of a period with the names of payer and batch, oldest first. */
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
