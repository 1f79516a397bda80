import { company } from '../../content/company.ts';
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from '../../domain/payment.ts';
import { Day } from '../ui/day.tsx';
import { Fact } from '../ui/fact.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { Submit } from '../ui/submit.tsx';
import type { SubmissionView } from './load-submission.ts';
import type { PaymentsPart } from './payments-part.ts';

const MODES = PAYMENT_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] }));
/** A text field, so that “20,000” can be typed and is kept as typed. */
const AMOUNT = { inputMode: 'text', autoComplete: 'off' } as const;

type PaymentsPanelProps = SubmissionView & { payments: PaymentsPart };

/** The agreed fee, payments and the balance. */
export function PaymentsPanel(props: PaymentsPanelProps) {
  const { fee, paid, balance, nextDue, isLate, payments } = props.payments;
  return (
    <section className="side-form payments" aria-labelledby="payments-heading" id="payments">
      <h2 id="payments-heading">Fee and payments</h2>
      <dl className="facts">
        <Fact label="Agreed fee">{fee ?? 'Not set'}</Fact>
        <Fact label="Paid">{paid}</Fact>
        {balance !== undefined && <Fact label="Balance">{balance}</Fact>}
        {nextDue !== undefined && (
          <Fact label="Next due">
            <Day value={nextDue} />
            {isLate && <span className="mark notice">Overdue</span>}
          </Fact>
        )}
      </dl>
      {payments.length > 0 && (
        <ul className="payment-lines" aria-label="Payments">
          {payments.map(({ id, amount, mode, on, reference, by }) => (
            <li key={id}>
              <b>{amount}</b> {PAYMENT_MODE_LABELS[mode]}, <Day value={on} />
              <span className="muted">{[reference, by].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      <PaymentForm {...props} />
      <FeeForm {...props} />
    </section>
  );
}

function PaymentForm({ path, list, errors, payments: { formId, typedPayment, today } }: PaymentsPanelProps) {
  return (
    <form className="side-form" method="post" action={`${path}/pay${list}`} noValidate>
      <HiddenFields fields={{ id: formId }} />
      <InputField
        name="amount"
        label="Amount received"
        hint="A negative amount is a refund or a correction."
        error={errors['amount']}
        input={{ ...AMOUNT, defaultValue: typedPayment.amount }}
      />
      <div className="field-row">
        <SelectField
          name="mode"
          label="Mode"
          error={errors['mode']}
          options={MODES}
          value={typedPayment.mode}
        />
        <InputField
          name="on"
          label="Date"
          error={errors['on']}
          input={{ type: 'date', max: today, defaultValue: typedPayment.on }}
        />
      </div>
      <InputField
        name="paymentReference"
        label="Reference or receipt no. (optional)"
        error={errors['paymentReference']}
        input={{ maxLength: 100, autoComplete: 'off', defaultValue: typedPayment.paymentReference }}
      />
      <Submit label="Record payment" look="small quiet" />
    </form>
  );
}

function FeeForm({ path, list, version, errors, payments: { typedFee, isFeeOpen } }: PaymentsPanelProps) {
  return (
    <details open={isFeeOpen}>
      <summary>Change fee or due date</summary>
      <form className="side-form" method="post" action={`${path}/fee${list}`} noValidate>
        <HiddenFields fields={{ version: String(version) }} />
        <InputField
          name="fee"
          label={`Agreed fee with ${company.region.tax.name}`}
          hint="Leave empty for the fee of the batch."
          error={errors['fee']}
          input={{ ...AMOUNT, defaultValue: typedFee.fee }}
        />
        <InputField
          name="reason"
          label="Reason, such as a discount (optional)"
          error={errors['reason']}
          input={{ maxLength: 500, autoComplete: 'off', defaultValue: typedFee.why }}
        />
        <InputField
          name="feeDue"
          label="Next payment due (optional)"
          error={errors['feeDue']}
          input={{ type: 'date', defaultValue: typedFee.feeDue }}
        />
        <Submit label="Save fee" look="small quiet" />
      </form>
    </details>
  );
}
