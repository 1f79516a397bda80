import type { SubmissionView } from './submission-view.ts';
import { HIRING_STEPS, isSettled, STATE_LABELS, stepNumber } from '../../contracts/submission-state.ts';
import { Age } from '../ui/age.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { NotDeliveredMark } from '../ui/not-delivered-mark.tsx';
import { StateMark } from '../ui/state-mark.tsx';

/** Who wrote and how to reach them, where it stands, and what can be done about it. */
export function SubmissionHead(view: SubmissionView) {
  const { name, reference, received, now, state, application } = view;
  return (
    <div className="screen-head">
      <div>
        <h1>{name}</h1>
        <p className="submission-line">
          <StateMark state={state} />
          {view.undelivered && <NotDeliveredMark />}
          {application && <span>{application.opening}</span>}
          <span className="reference">{reference}</span>
          <span className="muted">
            received <Age value={received} now={now} />
          </span>
        </p>
        <Contact {...view} />
        {application && <Steps step={application.step} />}
      </div>
      <Acts {...view} />
    </div>
  );
}

function Contact({ phone, email }: SubmissionView) {
  return (
    <p className="submission-contact">
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} {...shortcut('t', 'Call')}>
        {phone}
      </a>
      <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
    </p>
  );
}

function Steps({ step }: { step: number }) {
  return (
    <ol className="steps" aria-label="Steps">
      {HIRING_STEPS.map((name) => {
        const number = stepNumber(name);
        return (
          <li
            key={name}
            className={number <= step ? 'done' : undefined}
            aria-current={number === step ? 'step' : undefined}
          >
            {STATE_LABELS[name]}
          </li>
        );
      })}
    </ol>
  );
}

function Acts(view: SubmissionView) {
  const { path, list, state, application, letter } = view;
  // Without a fragment where the form says itself where the focus goes: browsers then pass over autofocus.
  const address = (act: string) => `${path}${list}${list === '' ? '?' : '&'}act=${act}`;
  return (
    <div className="screen-actions" id="acts">
      {application?.isOpen && (
        <>
          <a className="button small" href={address('advance')} {...shortcut('a', 'Advance')}>
            Advance
          </a>
          {state !== 'left' && <Act {...view} verb="leave" label="Leave" keys={['l', 'Leave for later']} />}
          <a className="button ghost small" href={address('reject')} {...shortcut('r', 'Reject')}>
            Reject
          </a>
        </>
      )}
      {letter?.act !== 'answer' && (
        <a
          className="button ghost small"
          href={`${address('answer')}#letter`}
          {...shortcut('m', 'Write a mail')}
        >
          Write a mail
        </a>
      )}
      {state !== 'closed' && <Act {...view} verb="close" label="Close" keys={['c', 'Close']} />}
      {isSettled(state) && <Act {...view} verb="reopen" label="Open again" keys={['o', 'Open again']} />}
      {view.undo && <Act {...view} verb="undo" {...UNDO[view.undo]} />}
    </div>
  );
}

/** A note goes only where the button says so, and not by a key that is meant for other changes. */
const UNDO: Record<NonNullable<SubmissionView['undo']>, Omit<ActProps, 'verb'>> = {
  change: { label: 'Undo last change', keys: ['u', 'Undo the last change'] },
  note: { label: 'Delete the last note', fields: { note: 'delete' } },
  'change and note': { label: 'Undo last change and delete its note', fields: { note: 'delete' } },
};

interface ActProps {
  verb: string;
  label: string;
  keys?: [string, string];
  fields?: Record<string, string>;
}

function Act({ path, list, version, verb, label, keys, fields }: SubmissionView & ActProps) {
  return (
    <form method="post" action={`${path}/${verb}${list}`}>
      <HiddenFields fields={{ version: String(version), ...fields }} />
      <button className="button ghost small" type="submit" {...(keys && shortcut(...keys))}>
        {label}
      </button>
    </form>
  );
}
