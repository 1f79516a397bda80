import type { SubmissionEvent } from './submission-events.ts';
import type { SubmissionView } from './load-submission.ts';
import { Time } from '../ui/time.tsx';

/** History of changes and emails. */
export function SubmissionHistory({ events, received, via }: SubmissionView) {
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">History</h2>
      <ol className="history">
        <li>
          <p className="row history-line">
            <Time value={received} />
            <span>{via ? 'Entered at the desk' : 'Received'}</span>
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
      <p className="row history-line">
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
  if (state === 'withdrawn') return <p className="mail-line">The email was cancelled before it was sent.</p>;
  if (state === 'failed') {
    return (
      <p className="mail-line failed">
        The email to {recipient} was not sent{error ? `: ${error}` : ''}.
      </p>
    );
  }
  if (state === 'sent') {
    return (
      <p className="mail-line">
        Email to {recipient}: sent{' '}
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
      Email to {recipient}: waiting{' '}
      {at && (
        <>
          until <Time value={at} />
        </>
      )}
      {error && ` after an attempt that failed: ${error}`}
    </p>
  );
}
