import type { InterviewView } from './interview-view.ts';
import type { SubmissionView } from './load-submission.ts';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { FieldError } from '../../site/ui/field-error.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Time } from '../ui/time.tsx';
import { Submit } from '../ui/submit.tsx';

interface PanelProps {
  view: Pick<SubmissionView, 'path' | 'list' | 'version' | 'errors'>;
  panel: InterviewView;
}

/** Time, interviewers and notes of an interview. */
export function InterviewPanel({ view, panel }: PanelProps) {
  const { interview, isOpen, notes, failed } = panel;
  const isSet = interview?.state === 'set';
  return (
    <section className="interview" id="interview" aria-labelledby="interview-heading">
      <h2 id="interview-heading">Interview</h2>
      {!interview && !isOpen && <p className="muted">No interview yet.</p>}
      {interview && <Standing view={view} panel={panel} />}
      {isOpen && (
        <details open={failed === 'times'}>
          <summary {...shortcut('i', 'Interview')}>
            {isSet ? 'Reschedule' : interview?.state === 'proposed' ? 'Another time' : 'Schedule interview'}
          </summary>
          <TimesForm view={view} panel={panel} isSet={isSet} />
        </details>
      )}
      {isSet && <CancelForm view={view} panel={panel} />}
      {notes && <Notes view={view} panel={panel} notes={notes} />}
    </section>
  );
}

function Standing({ view: { path, list, version }, panel }: PanelProps) {
  const { interview, offered, isOpen } = panel;
  if (!interview) return null;
  const { state, start, minutes, place, interviewers } = interview;
  const facts = `${minutes} minutes, ${place}, with ${interviewers.join(', ')}`;
  if (state !== 'proposed' && start !== undefined) {
    return (
      <p>
        {state === 'cancelled' && 'Cancelled: '}
        <strong>
          <Time value={start} />
        </strong>
        , {facts}
      </p>
    );
  }
  return (
    <>
      <p>Proposed, {facts}. When they answer, click the time that they chose:</p>
      {isOpen && (
        <div className="row acts">
          {offered.map(({ value, time }) => (
            <form key={time} method="post" action={`${path}/interview/set${list}`}>
              <HiddenFields
                fields={{ version: String(version), 'time-1': value, minutes: String(minutes), place }}
              />
              {interviewers.map((name) => (
                <input key={name} type="hidden" name="interviewers" value={name} />
              ))}
              <button className="button ghost small" type="submit">
                <Time value={time} />
              </button>
            </form>
          ))}
        </div>
      )}
    </>
  );
}

const TIME_LABELS = {
  'time-1': 'Day and time',
  'time-2': 'Second time (optional)',
  'time-3': 'Third time (optional)',
};

function TimesForm({ view: { path, list, version, errors }, panel, isSet }: PanelProps & { isSet: boolean }) {
  const { typed, people, minutes } = panel;
  const fields = isSet ? (['time-1'] as const) : (['time-1', 'time-2', 'time-3'] as const);
  return (
    <form
      className="form interview-form"
      method="post"
      action={`${path}/interview/${isSet ? 'set' : 'propose'}${list}`}
    >
      <HiddenFields fields={{ version: String(version) }} />
      <div className="row interview-times">
        {fields.map((name, index) => (
          <InputField
            key={name}
            name={name}
            label={TIME_LABELS[name]}
            error={errors[name]}
            input={{ type: 'datetime-local', defaultValue: typed.times[index] ?? '' }}
          />
        ))}
        <SelectField
          name="minutes"
          label="Minutes"
          error={errors['minutes']}
          value={typed.minutes}
          options={minutes.map((one) => ({ value: String(one), label: String(one) }))}
        />
      </div>
      <InputField
        name="place"
        label="Where"
        hint="A room, or the link of a video call."
        error={errors['place']}
        input={{ defaultValue: typed.place, maxLength: 200 }}
      />
      <fieldset className="row interviewers" id="interviewers">
        <legend>Interviewers</legend>
        <FieldError id="interviewers-error" text={errors['interviewers']} />
        {people.length === 0 && (
          <p className="hint">Nobody has access to the desk yet. Invite people under People.</p>
        )}
        {people.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              name="interviewers"
              value={name}
              defaultChecked={typed.interviewers.includes(name)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <TextField
        name="words"
        label="Add to the email (optional)"
        error={errors['words']}
        textarea={{ rows: 3, maxLength: 2_000, defaultValue: typed.words }}
      />
      <div className="form-foot">
        <Submit label={isSet ? 'Reschedule and send the invitation…' : 'Propose by email…'} />
        {!isSet && (
          <Submit
            label="Set the first time and invite…"
            look="quiet"
            formAction={`${path}/interview/set${list}`}
          />
        )}
      </div>
    </form>
  );
}

function CancelForm({ view: { path, list, version, errors }, panel: { failed, typed } }: PanelProps) {
  return (
    <details open={failed === 'cancel'}>
      <summary>Cancel the interview</summary>
      <form className="side-form" method="post" action={`${path}/interview/cancel${list}`}>
        <HiddenFields fields={{ version: String(version) }} />
        <TextField
          name="cancel-words"
          label="Add to the email (optional)"
          error={errors['cancel-words']}
          textarea={{ rows: 2, maxLength: 2_000, defaultValue: failed === 'cancel' ? typed.words : '' }}
        />
        <Submit label="Cancel and send the email" look="small quiet" />
      </form>
    </details>
  );
}

function Notes({
  view: { path, list, errors },
  panel: { note },
  notes: { isAsked, own, written, missing, all },
}: PanelProps & { notes: NonNullable<InterviewView['notes']> }) {
  const isOver = missing.length === 0;
  return (
    <div className="interview-notes">
      <h3>Interviewers’ notes</h3>
      {isOver ? (
        <ul>
          {all.map(({ by, at, text }) => (
            <li key={by}>
              <p className="muted">
                {by}, <Time value={at} />
              </p>
              <p className="visitor-text">{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">
          {written.length > 0 && `${written.join(', ')} ${written.length === 1 ? 'has' : 'have'} written. `}
          {missing.join(', ')} {missing.length === 1 ? 'has' : 'have'} not yet. Notes are shown to all
          interviewers after each have written.
        </p>
      )}
      {isAsked && !isOver && (
        <form className="side-form" method="post" action={`${path}/interview/note${list}`}>
          <TextField
            name="interview-note"
            label="Your note"
            error={errors['interview-note']}
            textarea={{ rows: 4, maxLength: 5_000, defaultValue: note ?? own, required: true }}
          />
          <Submit label={own === '' ? 'Save your note' : 'Save it again'} look="small quiet" />
        </form>
      )}
    </div>
  );
}
