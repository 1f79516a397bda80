import { MailTabs } from '../mail/mail-tabs.tsx';
import { Age } from '../ui/age.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { Time } from '../ui/time.tsx';
import type { UnmatchedView } from './view.ts';

const CHOICES = [
  { list: 'people', path: '/unmatched', label: 'From people' },
  { list: 'programs', path: '/unmatched?show=programs', label: 'From programs' },
  { list: 'archived', path: '/unmatched?show=archived', label: 'Archived' },
] as const;

const EMPTY = {
  people: {
    heading: 'No unmatched emails',
    text: 'Emails that belong to no enquiry or application appear here.',
  },
  programs: {
    heading: 'Nothing from programs',
    text: 'Newsletters, out-of-office replies and reports appear here.',
  },
  archived: { heading: 'Nothing is archived', text: 'Archived emails stay here until they are deleted.' },
};

export const unmatched: Screen<UnmatchedView> = {
  title: () => 'Unmatched emails',
  draw: ({ list, mails, mailbox, unmatched: count, newest, older, now }) => (
    <>
      <ScreenHead heading="Emails">
        Emails in the mailbox that could not be matched to an enquiry or application. Nothing is changed in
        the mailbox itself.
      </ScreenHead>
      <MailTabs current="/unmatched" unmatched={count} />
      {mailbox ? <State {...mailbox} /> : <p className="muted">No mailbox is read: IMAP_URL is not set.</p>}
      <nav className="row choice unmatched-choice" aria-label="Kinds of unmatched emails">
        {CHOICES.map((choice) => (
          <a key={choice.list} href={choice.path} aria-current={choice.list === list ? 'page' : undefined}>
            {choice.label}
          </a>
        ))}
      </nav>
      {mails.length === 0 ? (
        <EmptyState heading={EMPTY[list].heading}>{EMPTY[list].text}</EmptyState>
      ) : (
        <DataTable
          caption="Unmatched emails, newest first"
          columns={{ subject: 'Subject', from: 'From', received: 'Received' }}
          rows={mails.map(({ id, from, subject, excerpt, received }) => ({
            key: id,
            cells: {
              subject: (
                <div className="who">
                  <a href={`/unmatched/${id}`} data-item>
                    {subject}
                  </a>
                  {excerpt !== '' && <p className="excerpt">{excerpt}</p>}
                </div>
              ),
              from,
              received: <Age value={received} now={now} />,
            },
          }))}
        />
      )}
      <Pager newest={newest} older={older} />
    </>
  ),
};

function State({ name, readAt, error }: NonNullable<UnmatchedView['mailbox']>) {
  if (error !== null) {
    return (
      <p className="reply-lack">
        The mailbox {name} cannot be read: {error}.
        {readAt && (
          <>
            {' '}
            It was last read at <Time value={readAt} />.
          </>
        )}
      </p>
    );
  }
  return (
    <p className="muted">
      {readAt ? (
        <>
          {name}, last read at <Time value={readAt} />.
        </>
      ) : (
        `${name} has not been read yet.`
      )}
    </p>
  );
}
