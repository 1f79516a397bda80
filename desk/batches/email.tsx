import { plural } from '../../contracts/plural.ts';
import { SEAT_LABELS } from '../../domain/seat.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { Screen } from '../ui/screen.ts';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { BatchEmailView } from './people-routes.ts';

/** An email to people of a batch, and its recipients. */
export const batchEmail: Screen<BatchEmailView> = {
  title: headingOf,
  draw: (view) => {
    const { id, name, to, unreachable, template, templates, subject, text, errors } = view;
    return (
      <div className="review">
        <BackLink href={`/batches/${id}`}>{name}</BackLink>
        <ScreenHead heading={headingOf(view)}>
          The emails are sent after half a minute. You can undo them until then.
        </ScreenHead>
        <ErrorSummary errors={errors} />
        <ul className="review-rows" aria-label="Gets the email">
          {to.map(({ reference, name: who, email, seat }) => (
            <li key={reference}>
              <TextLink href={`/enquiries/${reference}`} label={who} look="row" />
              <span className="muted">
                {' '}
                {email} ({SEAT_LABELS[seat].toLowerCase()})
              </span>
            </li>
          ))}
        </ul>
        {unreachable.length > 0 && (
          <p>Call {unreachable.map(({ name: who }) => who).join(', ')}: there is no email address.</p>
        )}
        <form className="form" method="post" action={`/batches/${id}/email`} noValidate>
          <HiddenFields fields={{ to: to.map(({ reference }) => reference).join(' ') }} />
          <div className="row acts">
            <SelectField name="template" label="Template" value={template} options={templates} />
            <Submit label="Use this template" look="small quiet" name="use" value="1" />
          </div>
          <InputField
            name="subject"
            label="Subject"
            hint="The reference number is added."
            error={errors['subject']}
            input={{ defaultValue: subject, autoComplete: 'off' }}
          />
          <TextField
            name="text"
            label="Email"
            hint="{name} becomes the name of each person."
            error={errors['text']}
            textarea={{ defaultValue: text, rows: 14 }}
          />
          <div className="form-foot">
            {to.length > 0 && <Submit label={`Send to ${to.length}`} />}
            <a className="button ghost" href={`/batches/${id}`}>
              Back
            </a>
          </div>
        </form>
      </div>
    );
  },
};

function headingOf({ to, name }: BatchEmailView): string {
  return `Email ${plural(to.length, 'person', 'people')} of ${name}`;
}
