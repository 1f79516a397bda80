import { kindOf, PREFIXES } from '../../domain/submission-kind.ts';
import { PostButton } from '../ui/post-button.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import type { ReadMail } from '../../server/services/mail/read-mails.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Fact } from '../ui/fact.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Time } from '../ui/time.tsx';
import { MailState } from './mail-list.tsx';
import type { Screen } from '../ui/screen.ts';

export const mail: Screen<ReadMail> = {
  title: ({ subject }) => subject,
  draw: (view) => (
    <>
      <BackLink href="/mail">Emails</BackLink>
      <ScreenHead
        heading={view.subject}
        actions={
          view.isRetried && (
            <PostButton
              action="/mail/retry"
              fields={{ reference: view.reference }}
              label="Try again now"
              look="small"
            />
          )
        }
      />
      <dl className="facts mail-facts">
        <Fact label="State">
          <MailState {...view} />
        </Fact>
        <Fact label="From">{view.from}</Fact>
        <Fact label="To">{view.to}</Fact>
        {view.replyTo && <Fact label="Replies go to">{view.replyTo}</Fact>}
        {view.attachments.length > 0 && <Fact label="Attached">{view.attachments.join(', ')}</Fact>}
        <Fact label="About">
          {isAboutSubmission(view.reference) ? (
            <a
              className="row-link reference"
              href={pathOf(view.reference)}
              {...shortcut('o', 'Open the submission')}
            >
              {view.reference}
            </a>
          ) : (
            <span className="reference">{view.reference}</span>
          )}
        </Fact>
        <Fact label="Created">
          <Time value={view.created} />
        </Fact>
      </dl>
      <pre className="framed mail-text">{view.text}</pre>
    </>
  ),
};

/** False for emails about the desk or a certificate, because their references have no page. */
function isAboutSubmission(reference: string): boolean {
  return Object.values(PREFIXES).some((prefix) => reference.startsWith(`${prefix}-`));
}

function pathOf(reference: string): string {
  return `${LISTS[kindOf(reference)].path}/${reference}`;
}
