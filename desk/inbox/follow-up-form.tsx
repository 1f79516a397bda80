import { isSettled } from '../../domain/submission-state.ts';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Submit } from '../ui/submit.tsx';
import type { SubmissionView } from './load-submission.ts';

const NOTE_MAX = 5_000;

/** Records a call or a note, the follow-up date and the owner in one step. */
export function FollowUpForm({ path, list, version, state, assignment, errors }: SubmissionView) {
  const { typed, people, days, today } = assignment;
  return (
    <form className="follow-up" method="post" action={`${path}/follow-up${list}`}>
      <HiddenFields fields={{ version: String(version) }} />
      {/* Enter and Ctrl with Enter press the first button: it saves without setting a date. */}
      <button type="submit" hidden>
        Save
      </button>
      <div>
        <TextField
          name="note"
          label="Note"
          error={errors['note']}
          textarea={{
            rows: 2,
            maxLength: NOTE_MAX,
            defaultValue: typed.note,
            placeholder: 'Only people of the firm see it',
            ...shortcut('n', 'Write a note'),
          }}
        />
        <label className="follow-up-called">
          <input type="checkbox" name="called" value="yes" defaultChecked={typed.called} />
          We spoke by phone
        </label>
      </div>
      {!isSettled(state) && (
        <>
          <div>
            <InputField
              name="due"
              label="Follow up on (optional)"
              error={errors['due']}
              input={{ type: 'date', defaultValue: typed.due, min: today }}
            />
            <div className="row next-days">
              {days.map(({ label, day }) => (
                <Submit label={label} look="row" key={label} name="day" value={day} />
              ))}
            </div>
          </div>
          <SelectField
            name="owner"
            label="Owner"
            error={errors['owner']}
            value={typed.owner}
            none="No owner"
            options={people}
          />
        </>
      )}
      <Submit label="Save" look="small" />
    </form>
  );
}
