import type { SubmissionView } from './load-submission.ts';
import { ActLink } from '../ui/act-link.tsx';
import { HIRING_STEPS, STATE_LABELS, stepNumber } from '../../domain/submission-state.ts';
import { Age } from '../ui/age.tsx';
import { ENQUIRY_OUTCOMES, OUTCOME_LABELS } from '../../domain/enquiry-outcome.ts';
import { DueMark } from '../ui/due-mark.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { RepliedMark } from '../ui/replied-mark.tsx';
import { NotDeliveredMark } from '../ui/not-delivered-mark.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { whatsAppAddress } from '../ui/whatsapp.ts';
import { Submit } from '../ui/submit.tsx';

/** Person and contact, state and actions. */
export function SubmissionHead(view: SubmissionView) {
  const { name, reference, received, now, state, application, assignment, outcome } = view;
  return (
    <div className="row screen-head">
      <div>
        <h1>{name}</h1>
        <p className="row submission-line">
          <StateMark state={state} />
          {view.replies.some(({ isWaiting }) => isWaiting) && <RepliedMark />}
          {view.undelivered && <NotDeliveredMark />}
          {application && <span>{application.opening}</span>}
          <span className="reference">{reference}</span>
          {outcome && <span>{OUTCOME_LABELS[outcome]}</span>}
          {assignment.owner !== '' && <span>Owner: {assignment.owner}</span>}
          {assignment.due !== '' && <DueMark day={assignment.due} isLate={assignment.isLate} />}
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

function Contact({ phone, email, path, list, version, correctedEmail, errors }: SubmissionView) {
  const isOpen = correctedEmail !== undefined;
  const chat = whatsAppAddress(phone);
  return (
    <div className="row submission-contact">
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={`Call ${phone}`}>
          {phone}
        </a>
      )}
      {chat !== undefined && (
        <a href={chat} rel="noreferrer" target="_blank">
          WhatsApp
        </a>
      )}
      {email !== '' && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      <details open={isOpen}>
        <summary>{email === '' ? 'Add an email address' : 'Correct the address'}</summary>
        <form className="side-form" method="post" action={`${path}/correct${list}`}>
          <HiddenFields fields={{ version: String(version) }} />
          <InputField
            name="email"
            label="Email address"
            hint="Unsent emails go to the new address. The old one stays in the history."
            error={errors.email}
            input={{
              type: 'email',
              defaultValue: correctedEmail ?? email,
              required: true,
              maxLength: 254,
              autoComplete: 'off',
            }}
          />
          <Submit label={email === '' ? 'Add' : 'Correct'} look="small quiet" />
        </form>
      </details>
    </div>
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
  const { path, list, kind, actions } = view;
  // The address has no fragment if the form sets the focus itself, because browsers would then ignore its autofocus.
  const addressOf = (verb: string) =>
    `${path}${list}${list === '' ? '?' : '&'}act=${verb}${verb === 'answer' ? '#letter' : ''}`;
  return (
    <div className="row acts screen-actions" id="acts">
      {actions.map(({ verb, label, key, isMain }) => {
        if (verb === 'close' && kind === 'enquiry') return <CloseForm key={verb} {...view} />;
        if (key === undefined) return <Act key={verb} {...view} verb={verb} label={label} />;
        return <ActLink key={verb} href={addressOf(verb)} label={label} letter={key} isMain={isMain} />;
      })}
      {view.undo && <Act {...view} verb="undo" {...undoAct(view.undo)} />}
    </div>
  );
}

/** Form to close an enquiry with its outcome, which may also be set later. */
function CloseForm({ path, list, version, state, outcome, closing, errors }: SubmissionView) {
  const isClosed = state === 'closed';
  return (
    <details className="close-form" open={closing !== undefined}>
      <summary className="button ghost small" {...shortcut('c', isClosed ? 'Outcome' : 'Close')}>
        {isClosed ? 'Outcome' : 'Close'}
      </summary>
      <form className="side-form" method="post" action={`${path}/close${list}`}>
        <HiddenFields fields={{ version: String(version) }} />
        <SelectField
          name="outcome"
          label="Outcome"
          value={closing?.outcome ?? outcome ?? ''}
          none="No outcome"
          options={ENQUIRY_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
        />
        <TextField
          name="why"
          label="Why (optional)"
          hint="Saved as a note."
          error={errors['why']}
          textarea={{ rows: 2, maxLength: 5_000, defaultValue: closing?.why }}
        />
        <Submit label={isClosed ? 'Set the outcome' : 'Close'} look="small" />
      </form>
    </details>
  );
}

/** The label of an undo says what was changed. A note is deleted only if the label says so. */
function undoAct({ isNote, hasNote, what }: NonNullable<SubmissionView['undo']>): Omit<ActProps, 'verb'> {
  const label = isNote ? 'Delete' : hasNote ? 'Undo and delete the note' : 'Undo';
  return { label: `${label}: ${what}`, ...(hasNote && { fields: { note: 'delete' } }) };
}

interface ActProps {
  verb: string;
  label: string;
  fields?: Record<string, string>;
}

function Act({ path, list, version, verb, label, fields }: SubmissionView & ActProps) {
  return (
    <form method="post" action={`${path}/${verb}${list}`}>
      <HiddenFields fields={{ version: String(version), ...fields }} />
      <Submit label={label} look="small quiet" />
    </form>
  );
}
