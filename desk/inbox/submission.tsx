import type { SubmissionView } from './load-submission.ts';
import { VIA_LABELS } from '../../domain/enquiry-via.ts';
import { Glyph } from '../../site/ui/glyph.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Fact } from '../ui/fact.tsx';
import { FollowUpForm } from './follow-up-form.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { LetterPanel } from './letter-panel.tsx';
import { kilobytes } from '../ui/kilobytes.ts';
import { PaymentsPanel } from './payments-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { pageLabel } from '../ui/page-label.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { Replies } from './replies.tsx';
import { SeatForm } from './seat-form.tsx';
import { SubmissionHead } from './submission-head.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { ClockTime, Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

export const submission: Screen<SubmissionView> = {
  title: ({ name, reference }) => `${name} (${reference})`,
  draw: (view) => (
    <article
      className="submission"
      data-news={view.now}
      data-about={view.reference}
      data-version={view.version}
    >
      <ListNavigation {...view} />
      <SubmissionHead {...view} />
      {view.undelivered && <NotDelivered {...view.undelivered} />}
      {view.cameBack && !view.undelivered && <CameBack email={view.email} reason={view.cameBack} />}
      {view.conflict && <Conflict {...view.conflict} />}
      <ErrorSummary errors={view.errors} />
      <FollowUpForm {...view} />
      <div className="submission-body">
        <div className="submission-main">
          <section aria-labelledby="message-heading">
            <h2 id="message-heading">{view.application ? 'Cover letter' : 'Message'}</h2>
            {view.text === '' ? (
              <p className="muted">Nothing was written.</p>
            ) : (
              <p className="visitor-text">{view.text}</p>
            )}
          </section>
          <Replies replies={view.replies} />
          {view.letter && <LetterPanel view={view} letter={view.letter} />}
          {view.interview && <InterviewPanel view={view} panel={view.interview} />}
        </div>
        <aside className="submission-side" aria-label="Details">
          <Facts {...view} />
          <PersonPanel {...view} />
          {view.seat && <SeatForm {...view} seat={view.seat} />}
          {view.payments && <PaymentsPanel {...view} payments={view.payments} />}
        </aside>
        <SubmissionHistory {...view} />
      </div>
    </article>
  ),
};

function ListNavigation({ kind, list, previous, next }: SubmissionView) {
  const { path, label } = LISTS[kind];
  return (
    <nav className="row item-nav" aria-label="In the list">
      <TextLink href={`${path}${list}`} label={label} letter="Escape" says="Back to the list" />
      {previous && (
        <TextLink href={previous} rel="prev" label="Previous" letter="k" says="Previous in the list" />
      )}
      {next && <TextLink href={next} rel="next" label="Next" letter="j" says="Next in the list" />}
    </nav>
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

function NotDelivered({ to, by, reason }: NonNullable<SubmissionView['undelivered']>) {
  return (
    <div className="conflict">
      <Glyph name="alert" />
      <p>
        <strong>Email not delivered.</strong> The email from {by} to {to} did not arrive: {reason}. Call
        instead and note the call, or correct the address.
      </p>
    </div>
  );
}

function CameBack({ email, reason }: { email: string; reason: string }) {
  return (
    <div className="conflict">
      <Glyph name="alert" />
      <p>
        <strong>Emails do not arrive.</strong> The confirmation to {email} bounced: {reason}. Call instead, or
        correct the address.
      </p>
    </div>
  );
}

function Facts({ page, source, via, kind, facts, application, path, received }: SubmissionView) {
  return (
    <dl className="facts submission-facts">
      <Fact label="Received">
        <Time value={received} />
      </Fact>
      {kind === 'enquiry' &&
        (via ? <Fact label="Source">{VIA_LABELS[via]}</Fact> : <Fact label="Page">{pageLabel(page)}</Fact>)}
      {source && <Fact label="Source">{source}</Fact>}
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {application && (
        <Fact label="Resume">
          <a className="text-link" href={`${path}/resume`} download>
            <Glyph name="download" />
            Download ({kilobytes(application.resume.bytes)})
          </a>
          <span className="muted file-name">{application.resume.name}</span>
          <ResumeMarks marks={application.resume.marks} />
        </Fact>
      )}
    </dl>
  );
}

function ResumeMarks({ marks }: { marks: string | null }) {
  if (marks === null) return <span className="muted">Not checked yet</span>;
  return marks && <span className="resume-marks">Be careful when you open it: this file {marks}</span>;
}
