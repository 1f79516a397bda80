import { plural } from '../../contracts/plural.ts';
import { havingSeats } from '../../domain/seat.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { CancelBatchView } from './cancel-routes.ts';

export const cancelBatchScreen: Screen<CancelBatchView> = {
  title: headingOf,
  draw: (view) => {
    const { id, people, unnamed, isCancelled, version, conflict, errors } = view;
    return (
      <div className="review">
        <BackLink href={`/batches/${id}`}>{view.name}</BackLink>
        <ScreenHead heading={headingOf(view)}>
          {!isCancelled && 'The site will no longer show it. It stays in the list of batches.'}
        </ScreenHead>
        <ChangedMeanwhile conflict={conflict} labels={{}} values={{}} />
        <ErrorSummary errors={errors} />
        <h2>{people.length === 0 ? 'Nobody with a known name has a seat' : havingSeats(people.length)}</h2>
        {people.length > 0 && (
          <ul className="review-rows">
            {people.map(({ reference, name, seat, isMailable }) => (
              <li key={reference}>
                <TextLink href={`/enquiries/${reference}`} label={name} look="row" />
                <span className="muted"> {isMailable ? seat : `${seat}, no email address`}</span>
              </li>
            ))}
          </ul>
        )}
        {unnamed > 0 && (
          <p className="muted">
            {plural(unnamed, 'more seat was', 'more seats were')} taken without a name. Tell these people
            yourself.
          </p>
        )}
        <form className="form" method="post" action={`/batches/${id}/cancel`} noValidate>
          <HiddenFields fields={{ version: String(version), shown: view.shown }} />
          {people.length > 0 && <People {...view} />}
          <div className="form-foot">
            <Submit label={labelOf(view)} look="danger" />
            <a className="button ghost" href={`/batches/${id}`}>
              Back
            </a>
          </div>
        </form>
      </div>
    );
  },
};

function headingOf({ name, isCancelled }: CancelBatchView): string {
  return isCancelled ? `Move or email the people of ${name}` : `Cancel ${name}?`;
}

function labelOf({ people, isCancelled }: CancelBatchView): string {
  if (isCancelled) return `Do this for ${plural(people.length, 'person', 'people')}`;
  return people.length === 0
    ? 'Cancel the batch'
    : `Cancel the batch for ${plural(people.length, 'person', 'people')}`;
}

/** The fields that move and email the people on the batch. */
function People({ targets, moveTo, email, subject, text, people, errors }: CancelBatchView) {
  const reachable = people.filter(({ isMailable }) => isMailable).length;
  return (
    <>
      <HiddenFields fields={{ about: moveTo }} />
      <div className="cancel-move">
        <SelectField
          name="moveTo"
          label="Move them to"
          hint={
            targets.length === 1
              ? 'No other batch of the course has enough free seats.'
              : 'Their histories still show the old batch.'
          }
          error={errors['moveTo']}
          options={targets}
          value={moveTo}
        />
        {targets.length > 1 && (
          <Submit label="Show the email for it" look="small quiet" name="show" value="1" />
        )}
      </div>
      <label className="cancel-email">
        <input type="checkbox" name="email" defaultChecked={email} />
        Email {plural(reachable, 'person', 'people')}
      </label>
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
        hint="{name} becomes the name of each person. The emails are sent after half a minute; you can undo them until then."
        error={errors['text']}
        textarea={{ defaultValue: text, rows: 14 }}
      />
    </>
  );
}
