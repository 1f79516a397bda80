import type { BulkActView } from './bulk-act.ts';
import { BackLink } from '../ui/back-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

type Row = BulkActView['rows'][number];

export const bulkAct: Screen<BulkActView> = {
  title: headingOf,
  draw: (view) => {
    const { kind, path, action, by, at, rows } = view;
    const undoable = rows.filter(({ isUndoable }) => isUndoable).length;
    const emails = rows.flatMap(({ email }) => email ?? []);
    const sent = emails.filter(({ state }) => state === 'sent').length;
    return (
      <>
        <BackLink href={path}>{LISTS[kind].label}</BackLink>
        <ScreenHead
          heading={headingOf(view)}
          actions={
            undoable > 0 && <PostButton action={action} label={`Undo for ${undoable}`} look="small quiet" />
          }
        >
          By {by}, <Time value={at} />. {undoInWords(undoable, rows.length)}
        </ScreenHead>
        {emails.length > 0 && (
          <p className="letters-left">
            <progress max={emails.length} value={sent} aria-label="Emails sent" /> {sent} of {emails.length}{' '}
            emails sent. Emails that are still waiting can be stopped.
          </p>
        )}
        <DataTable
          caption={headingOf(view)}
          columns={{ name: 'Name', state: 'State', since: emails.length > 0 ? 'Email' : 'Since then' }}
          rows={rows.map((row) => ({
            key: row.reference,
            cells: {
              name: (
                <div className="who">
                  <TextLink look="row" href={row.href} data-item label={row.name} />
                  <span className="reference">{row.reference}</span>
                </div>
              ),
              state: <StateMark state={row.state} />,
              since: (
                <div>
                  {row.email && <Email {...row.email} />}
                  {row.later && (
                    <p className="muted">
                      {row.later.what} by {row.later.by}
                    </p>
                  )}
                </div>
              ),
            },
          }))}
        />
      </>
    );
  },
};

function headingOf({ act, kind, rows }: BulkActView): string {
  const isMixed = rows.some(({ isOfList }) => !isOfList);
  const noun = isMixed ? 'records' : LISTS[kind].label.toLowerCase();
  return `${act}: ${rows.length} ${rows.length === 1 ? kind : noun}`;
}

function undoInWords(undoable: number, all: number): string {
  if (undoable === all) return '';
  if (undoable === 0) return 'It can no longer be undone. The last column says why.';
  return `${undoable} of ${all} can be undone. The last column says why the others cannot.`;
}

function Email({ state, at, error }: NonNullable<Row['email']>) {
  if (state === 'sent')
    return (
      <>
        <ToneMark tone="good" text="Sent" /> {at && <Time value={at} />}
      </>
    );
  if (state === 'withdrawn') return 'Not sent: undone';
  if (state === 'failed') return <ToneMark tone="bad" text={`Not sent: ${error ?? ''}`} />;
  return (
    <>
      <ToneMark tone="waiting" text={state === 'sending' ? 'Being sent' : 'Waiting'} />
      {at && (
        <>
          {' until '}
          <Time value={at} />
        </>
      )}
      {error && <p className="reason">{error}</p>}
    </>
  );
}
