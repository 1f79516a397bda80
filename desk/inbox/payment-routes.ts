import { company } from '../../content/company.ts';
import * as v from 'valibot';
import { longDay } from '../../contracts/batch.ts';
import { money } from '../../contracts/region.ts';
import { PAYMENT_MODE_LABELS } from '../../domain/payment.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { recordPayment, setFee } from '../../server/services/payments/record-payment.ts';
import { line, readForm, seenVersion } from '../server/form-fields.ts';
import { post, type RoleRoute } from '../server/route.ts';
import { SEES } from '../../domain/kinds-of-role.ts';
import { changeRoute } from './change-route.ts';
import { giveBack } from './give-back.ts';
import { queryOf, readFilter } from './list-choice.ts';
import { requireSubmission } from './load-submission.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const paymentForm = v.object({ id: line, amount: line, mode: line, on: line, paymentReference: line });
const feeForm = v.object({ version: seenVersion, fee: line, reason: line, feeDue: line });

/** Payments add rows; the agreed fee changes the enquiry. */
export const paymentRoutes: readonly RoleRoute[] = [
  post('/enquiries/:reference/pay', SEES.enquiry, async (context) => {
    const { deps, form, query, signedIn, done } = context;
    const row = await requireSubmission(context, 'enquiry');
    const { id, ...payment } = readForm(form, paymentForm);
    try {
      const { amount, mode, paid_on } = await recordPayment(deps, row.reference, payment, {
        by: signedIn.name,
        ...(UUID.test(id) && { id }),
      });
      const list = queryOf(readFilter('enquiry', query));
      return done(`/enquiries/${row.reference}${list}`, {
        text: `${row.name}: ${money(amount, company.region)} by ${PAYMENT_MODE_LABELS[mode]} on ${longDay(paid_on)} is recorded. To correct it, record the same amount as negative.`,
      });
    } catch (error) {
      return await giveBack(context, 'enquiry', error, { payment, errorField: 'amount' });
    }
  }),
  changeRoute(
    'enquiry',
    'fee',
    feeForm,
    async ({ deps, row, typed: { fee: amount, reason: why, feeDue: due }, author }) => {
      const { version, fee } = await asFieldsOfForm(() =>
        setFee(deps, row.reference, { amount, why, due }, author),
      );
      const said = fee === null ? 'the fee of the batch' : money(fee, company.region);
      // If a reason is given, the change includes a note. That note is deleted only by the undo button on the page.
      return { text: `${row.name}: agreed fee ${said}.`, ...(why === '' && { version }) };
    },
    ({ fee, reason: why, feeDue }) => ({ fee: { fee, why, feeDue }, errorField: 'fee' }),
  ),
];

/** Renames the fields of errors, because a payment has an amount too. */
async function asFieldsOfForm<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError) || !error.fields) throw error;
    const { amount, due, ...others } = error.fields;
    throw new OperatorError(error.message, {
      fields: { ...others, ...(amount && { fee: amount }), ...(due && { feeDue: due }) },
    });
  }
}
