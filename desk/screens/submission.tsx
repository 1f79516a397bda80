import type { SubmissionEvent, SubmissionView } from '../../contracts/desk/submission-view.ts';
import { HIRING_STEPS, STATE_LABELS, stepNumber } from '../../contracts/submission-state.ts';
import { Glyph } from '../../site/ui/glyph.tsx';
import { Age } from '../ui/age.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { LetterPanel } from '../ui/letter-panel.tsx';
import { pageLabel } from '../ui/page-label.ts';
import { shortcut } from '../ui/shortcut.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { ClockTime, Time } from '../ui/time.tsx';
import type { Screen } from './screen.ts';

const NOTE_MAX = 5_000;

export const submission: Screen<SubmissionView> = {
  title: ({ name, reference }) => `${name} (${reference})`,
  draw: (view) => (
    <article
      className="submission"
      data-news={view.now}
      data-about={view.reference}
      data-version={view.version}
    >
      <Trail {...view} />
      <Head {...view} />
      {view.conflict && <Conflict {...view.conflict} />}
      <ErrorSummary errors={view.errors} />
      <div className="submission-body">
        <div className="submission-main">
          <section aria-labelledby="message-heading">
            <h2 id="message-heading">{view.application ? 'Cover letter' : 'Message'}</h2>
            {view.text === '' ? (
              <p className="muted">None was written.</p>
            ) : (
              <p className="visitor-text">{view.text}</p>
            )}
          </section>
          {view.letter && <LetterPanel view={view} letter={view.letter} />}
        </div>
        <aside className="submission-side" aria-label="Contact and notes">
          <Facts {...view} />
          <CallForm {...view} />
          <NoteForm {...view} />
        </aside>
        <History {...view} />
      </div>
    </article>
  ),
};

function Trail({ noun, list, previous, next }: SubmissionView) {
  const [base, label] = noun === 'enquiry' ? ['/enquiries', 'Enquiries'] : ['/applications', 'Applications'];
  return (
    <nav className="item-nav" aria-label="In the list">
      <a className="text-link" href={`${base}${list}`} {...shortcut('Escape', 'Back to the list')}>
        {label}
      </a>
      {previous && (
        <a className="text-link" href={previous} rel="prev" {...shortcut('k', 'Previous in the list')}>
          Previous
        </a>
      )}
      {next && (
        <a className="text-link" href={next} rel="next" {...shortcut('j', 'Next in the list')}>
          Next
        </a>
      )}
    </nav>
  );
}

function Head(view: SubmissionView) {
  const { name, reference, received, now, state, application } = view;
  return (
    <div className="screen-head">
      <div>
        <h1>{name}</h1>
        <p className="submission-line">
          <StateMark state={state} />
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
      {view.undo !== undefined && (
        <Act {...view} verb="undo" label="Undo last change" keys={['u', 'Undo the last change']} />
      )}
    </div>
  );
}

function Act({
  path,
  list,
  version,
  verb,
  label,
  keys: [key, says],
}: SubmissionView & { verb: string; label: string; keys: [string, string] }) {
  return (
    <form method="post" action={`${path}/${verb}${list}`}>
      <HiddenFields fields={{ version: String(version) }} />
      <button className="button ghost small" type="submit" {...shortcut(key, says)}>
        {label}
      </button>
    </form>
  );
}

function Conflict({ by, at, what }: { by: string; at: string; what: string }) {
  return (
    <div className="conflict" role="alert">
      <Glyph name="alert" />
      <p>
        <strong>
          Changed by {by} at <ClockTime value={at} />
        </strong>
        {what && ` (${what.toLowerCase()})`}. Nothing of yours was stored or sent. What you typed is still
        here; look at the state, and send it again if it still fits.
      </p>
    </div>
  );
}

function Facts({ page, noun, application, path, received }: SubmissionView) {
  return (
    <dl className="facts">
      <div>
        <dt>Received</dt>
        <dd>
          <Time value={received} />
        </dd>
      </div>
      {noun === 'enquiry' && (
        <div>
          <dt>Page</dt>
          <dd>{pageLabel(page)}</dd>
        </div>
      )}
      {application && (
        <div>
          <dt>Resume</dt>
          <dd>
            <a
              className="text-link"
              href={`${path}/resume`}
              download
              {...shortcut('d', 'Download the resume')}
            >
              <Glyph name="download" />
              Download ({kilobytes(application.resume.bytes)})
            </a>
            <span className="muted file-name">{application.resume.name}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function CallForm({ path, list, version, callNote, errors }: SubmissionView) {
  return (
    <form className="side-form" method="post" action={`${path}/phone${list}`}>
      <HiddenFields fields={{ version: String(version) }} />
      <TextField
        name="called"
        label="Called? What came of it (optional)"
        error={errors.called}
        textarea={{
          rows: 2,
          maxLength: NOTE_MAX,
          defaultValue: callNote,
          ...shortcut('p', 'Note a call'),
        }}
      />
      <button className="button ghost small" type="submit">
        Answered by phone
      </button>
    </form>
  );
}

function NoteForm({ path, list, note, errors }: SubmissionView) {
  return (
    <form className="side-form" method="post" action={`${path}/note${list}`}>
      <TextField
        name="note"
        label="Note"
        hint="For the firm’s people alone."
        error={errors.note}
        textarea={{
          rows: 3,
          maxLength: NOTE_MAX,
          defaultValue: note,
          required: true,
          ...shortcut('n', 'Write a note'),
        }}
      />
      <button className="button ghost small" type="submit">
        Store note
      </button>
    </form>
  );
}

function History({ events, received }: SubmissionView) {
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">What happened</h2>
      <ol className="history">
        <li>
          <p className="history-line">
            <Time value={received} />
            <span>Received</span>
          </p>
        </li>
        {events.map((event) => (
          <Event key={`${event.at} ${event.what}`} {...event} />
        ))}
      </ol>
    </section>
  );
}

function Event({ at, by, what, text, subject, mail }: SubmissionEvent) {
  return (
    <li>
      <p className="history-line">
        <Time value={at} />
        <span>
          {what}
          {by && <span className="muted"> by {by}</span>}
        </span>
      </p>
      {mail && <MailLine {...mail} />}
      {text !== undefined && subject === undefined && <p className="visitor-text noted">{text}</p>}
      {subject !== undefined && (
        <details className="sent-letter">
          <summary>{subject}</summary>
          <p className="visitor-text">{text}</p>
        </details>
      )}
    </li>
  );
}

function MailLine({ to, state, at, error }: NonNullable<SubmissionEvent['mail']>) {
  const recipient = to === '' ? 'the office' : to;
  if (state === 'withdrawn') return <p className="mail-line">The mail was withdrawn before it left.</p>;
  if (state === 'failed') {
    return (
      <p className="mail-line failed">
        The mail to {recipient} did not leave{error ? `: ${error}` : ''}.
      </p>
    );
  }
  if (state === 'sent') {
    return (
      <p className="mail-line">
        Mail to {recipient}: sent{' '}
        {at && (
          <>
            at <Time value={at} />
          </>
        )}
      </p>
    );
  }
  return (
    <p className="mail-line">
      Mail to {recipient}: waits{' '}
      {at && (
        <>
          until <Time value={at} />
        </>
      )}
      {error && ` after an attempt that failed: ${error}`}
    </p>
  );
}

function kilobytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
