import type { BulkSentView } from './bulk-letters.ts';
import { PostButton } from '../ui/post-button.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

export const bulkSent: Screen<BulkSentView> = {
  title: () => 'Letters',
  draw: ({ kind, path, list, rows, waiting }) => {
    const sent = rows.filter(({ mail }) => mail.state === 'sent').length;
    return (
      <>
        <BackLink href={`${path}${list}`}>{LISTS[kind].label}</BackLink>
        <ScreenHead
          heading={`Letters that have left: ${sent} of ${rows.length}`}
          actions={
            waiting !== '' && (
              <PostButton
                action={`${path}/bulk/undo${list}`}
                fields={{ chosen: waiting }}
                label="Take back those that wait"
                look="small quiet"
              />
            )
          }
        >
          This page loads itself again until all have left.
        </ScreenHead>
        <progress
          className="letters-left"
          max={rows.length}
          value={sent}
          aria-label="Letters that have left"
        />
        <DataTable
          caption="Letters"
          columns={{ name: 'To', state: 'State' }}
          rows={rows.map(({ reference, name, mail }) => ({
            key: reference,
            cells: {
              name: (
                <div>
                  <TextLink look="row" href={`${path}/${reference}`} data-item label={name} />{' '}
                  <span className="reference">{reference}</span>
                </div>
              ),
              state: (
                <div>
                  <State {...mail} />
                </div>
              ),
            },
          }))}
        />
      </>
    );
  },
};

function State({ state, at, error }: BulkSentView['rows'][number]['mail']) {
  if (state === 'sent')
    return (
      <>
        <ToneMark tone="good" text="Sent" /> {at && <Time value={at} />}
      </>
    );
  if (state === 'withdrawn') return 'Taken back';
  if (state === 'failed') return <ToneMark tone="bad" text={`Did not leave: ${error ?? ''}`} />;
  return (
    <>
      <ToneMark tone="waiting" text={state === 'sending' ? 'Being sent' : 'Waits'} />
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
