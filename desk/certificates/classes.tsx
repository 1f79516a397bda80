import type { ClassMails } from '../../server/services/certificates/read-holder-mails.ts';
import { plural } from '../../contracts/plural.ts';
import { SearchForm } from '../ui/search-form.tsx';
import { ActLink } from '../ui/act-link.tsx';
import type { CertificatesView, ClassesView } from './certificates-view.ts';
import { classPath } from '../ui/class-path.ts';
import { BackLink } from '../ui/back-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

const COLUMNS = { name: 'Class', certificates: 'Certificates', newest: 'Newest stored' };

export const classes: Screen<ClassesView> = {
  title: () => 'Classes',
  draw: ({ search, classes: found, hasMore }) => (
    <>
      <BackLink href="/certificates">All certificates</BackLink>
      <ScreenHead
        heading="Classes"
        actions={<ActLink href="/certificates/class" label="Issue a class" letter="n" isMain />}
      >
        Certificates that were issued together. Print, rename or merge them.
      </ScreenHead>
      <SearchForm action="/certificates/classes" label="Part of its name" search={search} />
      {found.length === 0 ? (
        <EmptyState heading={search ? `No class is called “${search}”` : 'There is no class yet'}>
          A class is created when you issue its list, or type its name for a certificate.
        </EmptyState>
      ) : (
        <DataTable
          caption="Classes, the newest first"
          columns={COLUMNS}
          numbers={['certificates']}
          rows={found.map(({ name, certificates, newest }) => ({
            key: name,
            cells: {
              name: <TextLink look="row" href={classPath(name)} data-item label={name} />,
              certificates,
              newest: <Time value={newest} />,
            },
          }))}
        />
      )}
      {hasMore && <p className="muted">Search for others by part of their name.</p>}
    </>
  ),
};

/** Summary of a class and its actions. */
export function ClassSummary({ class: name, summary, mails, rename }: CertificatesView) {
  if (!summary) return null;
  const { certificates, valid, expired, revoked, from, to, recent } = summary;
  const counts = [
    [valid, 'valid'],
    [expired, 'expired'],
    [revoked, 'revoked'],
  ] as const;
  const states = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  return (
    <>
      <p className="muted">
        {`${certificates === 1 ? 'One certificate' : `${certificates} certificates`}: ${states.join(', ')}. Issued `}
        <Day value={from} />
        {from !== to && (
          <>
            {' to '}
            <Day value={to} />
          </>
        )}
        .
      </p>
      {mails && <p className="muted">{mailsInWords(mails)}</p>}
      <div className="class-acts">
        <details className="framed act" open={rename.error !== undefined}>
          <summary {...shortcut('r', 'Rename or merge')}>Rename or merge</summary>
          <form className="form" method="post" action="/certificates/class/rename" noValidate>
            <p className="muted">
              The certificates do not change. If another class has this name, the two are merged.
            </p>
            <HiddenFields fields={{ class: name }} />
            <InputField
              name="to"
              label="Name of the class"
              error={rename.error}
              input={{ defaultValue: rename.to, required: true, autoComplete: 'off' }}
            />
            <Submit label={`Rename ${plural(certificates, 'certificate')}…`} look="small" />
          </form>
        </details>
        {recent && (
          <details className="framed act">
            <summary {...shortcut('b', 'Undo the import')}>
              {`Undo the import of ${plural(recent.count, 'certificate')}`}
            </summary>
            <form className="form" method="post" action="/certificates/class/undo-import">
              <HiddenFields fields={{ class: name }} />
              <p className="muted">
                Stored since <Time value={recent.since} />
                {recent.seen > 0
                  ? `. ${recent.seen === 1 ? 'One was' : `${recent.seen} were`} printed, checked or changed already: revoke wrong certificates on their own pages.`
                  : ', and nobody has printed or checked any of it yet. For half an hour you can undo it, as if it had never been issued.'}
              </p>
              {recent.seen === 0 && <Submit label="Undo the import…" look="small danger" />}
            </form>
          </details>
        )}
      </div>
    </>
  );
}

/** Counts of emails to the holders of a class. */
function mailsInWords({
  sent,
  waiting,
  failed,
  untold,
  withoutAddress,
  leaveByThemselves,
}: ClassMails): string {
  const counts = [
    [sent, 'sent'],
    [waiting, 'waiting'],
    [failed, 'could not be sent'],
    [untold, leaveByThemselves ? 'not emailed yet' : 'not emailed'],
    [withoutAddress, 'without an address'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  const how = leaveByThemselves ? ' Those with an address get theirs half an hour after the import.' : '';
  return `Emails to the holders: ${parts.join(', ') || 'none'}.${how}`;
}
