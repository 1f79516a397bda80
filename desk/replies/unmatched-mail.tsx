import { EnquiryFields } from '../inbox/enquiry-fields.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ReplyText } from '../inbox/replies.tsx';
import { Age } from '../ui/age.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Fact } from '../ui/fact.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { StateMark } from '../ui/state-mark.tsx';
import type { Screen } from '../ui/screen.ts';
import { Time } from '../ui/time.tsx';
import type { UnmatchedMailView } from './view.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const unmatchedMail: Screen<UnmatchedMailView> = {
  title: ({ mail }) => mail.subject || 'Without a subject',
  draw: (view) => {
    const { mail, isArchived, errors } = view;
    return (
      <>
        <BackLink href="/unmatched">Unmatched emails</BackLink>
        <ScreenHead heading={mail.subject || 'Without a subject'} actions={<ArchiveButton {...view} />} />
        <ErrorSummary errors={errors} />
        <div className="submission-body">
          <div className="submission-main">
            <dl className="facts mail-facts">
              <Fact label="From">{mail.from || 'Without a sender'}</Fact>
              <Fact label="Received">
                <Time value={mail.received} />
              </Fact>
              {isArchived && <Fact label="State">Archived</Fact>}
            </dl>
            <section className="unmatched-text" aria-label="The email">
              <ReplyText {...mail} />
            </section>
          </div>
          <aside className="submission-side" aria-label="Match to">
            <MatchForm {...view} />
            <EnquiryForm {...view} />
          </aside>
        </div>
      </>
    );
  },
};

function ArchiveButton({ mail, isArchived }: UnmatchedMailView) {
  return (
    <PostButton
      action={`/unmatched/${mail.id}/${isArchived ? 'unarchive' : 'archive'}`}
      label={isArchived ? 'Move back' : 'Archive'}
      look="small quiet"
    />
  );
}

function MatchForm({ mail, reference, alsoFrom, errors, now }: UnmatchedMailView) {
  const action = `/unmatched/${mail.id}/match`;
  return (
    <section aria-labelledby="match-heading">
      <h2 id="match-heading">Match to</h2>
      {alsoFrom.length > 0 && (
        <ul className="unmatched-guesses" aria-label="From the same address">
          {alsoFrom.map((line) => (
            <li key={line.reference} className="row">
              <form method="post" action={action}>
                <HiddenFields fields={{ reference: line.reference }} />
                <Submit label={`To ${line.reference}`} look="small" />
              </form>
              <span>
                <TextLink href={line.href} label={line.name} /> <StateMark state={line.state} />
              </span>
              <span className="muted">
                received <Age value={line.received} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className="side-form" method="post" action={action}>
        <InputField
          name="reference"
          label={alsoFrom.length > 0 ? 'Or to another reference' : 'Reference'}
          hint="The reference of an enquiry or application, such as E-7K3M-9Q. The email is added there."
          error={errors['reference']}
          input={{
            defaultValue: reference,
            required: true,
            maxLength: 20,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
        <Submit label="Match" look="small quiet" />
      </form>
    </section>
  );
}

function EnquiryForm({ mail, enquiry, isEntering, courses, errors }: UnmatchedMailView) {
  return (
    <details className="unmatched-enquiry" open={isEntering}>
      <summary {...shortcut('n', 'Make a new enquiry')}>Make a new enquiry</summary>
      <form className="side-form" method="post" action={`/unmatched/${mail.id}/enquiry`}>
        <EnquiryFields typed={enquiry} courses={courses} errors={errors} />
        <Submit label="Save enquiry" look="small" />
      </form>
    </details>
  );
}
