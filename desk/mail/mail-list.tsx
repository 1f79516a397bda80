import type { MailListView } from './view.ts';
import type { ListedMail } from '../../server/services/mail/read-mails.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import { Time } from '../ui/time.tsx';
import { MailTabs } from './mail-tabs.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

export const mailList: Screen<MailListView> = {
  title: () => 'Emails',
  draw: ({ all, mails, unmatched, newest, older }) => (
    <>
      <ScreenHead
        heading="Emails"
        actions={
          mails.some(({ isRetried }) => isRetried) && (
            <PostButton action="/mail/retry" label="Try all again…" />
          )
        }
      >
        Emails that the site and the desk send. Those that fail are sent again automatically.
        {unmatched === undefined && ' Replies arrive in the mailbox of the office.'}
      </ScreenHead>
      <MailTabs current={all ? '/mail?show=all' : '/mail'} unmatched={unmatched} />
      {mails.length === 0 ? (
        <EmptyState heading={all ? 'No emails yet' : 'No unsent emails'}>
          {all ? 'Emails appear here once somebody has written to the firm.' : 'All emails have been sent.'}
        </EmptyState>
      ) : (
        <DataTable
          caption={all ? 'All emails, newest first' : 'Emails not sent yet, newest first'}
          columns={{
            subject: 'Subject',
            reference: 'Reference',
            to: 'To',
            created: 'Created',
            state: 'State',
          }}
          rows={mails.map((mail) => ({
            key: mail.id,
            cells: {
              subject: <TextLink look="row" href={`/mail/${mail.id}`} data-item label={mail.subject} />,
              reference: <span className="reference">{mail.reference}</span>,
              to: mail.to,
              created: <Time value={mail.created} />,
              state: <MailState {...mail} />,
            },
          }))}
        />
      )}
      <Pager newest={newest} older={older} />
    </>
  ),
};

export function MailState({ state, attempts, due, sent, error }: ListedMail) {
  return (
    <div className="mail-state">
      {state === 'sent' && sent && (
        <>
          <ToneMark tone="good" text="Sent" /> <Time value={sent} />
        </>
      )}
      {state === 'sending' && <ToneMark tone="waiting" text="Being sent" />}
      {state === 'waiting' && (
        <>
          <ToneMark tone="waiting" text={triedText(attempts)} />
          {due && (
            <>
              {' '}
              next try <Time value={due} />
            </>
          )}
        </>
      )}
      {state === 'failed' && <ToneMark tone="bad" text="Failed" />}
      {error && state !== 'sent' && <p className="reason">{error}</p>}
    </div>
  );
}

function triedText(attempts: number): string {
  if (attempts === 0) return 'Waiting';
  return attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
}
