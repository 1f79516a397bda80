import { NOTICE_TONE_LABELS } from '../../contracts/notice.ts';
import { ActLink } from '../ui/act-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { SiteTabs } from '../ui/site-tabs.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';
import type { NoticeLine, NoticesView } from './view.ts';
import { TextLink } from '../ui/text-link.tsx';

const COLUMNS = { text: 'Notice', when: 'When', changed: 'Last changed' };

export const notices: Screen<NoticesView> = {
  title: () => 'Notices',
  draw: ({ present, past }) => (
    <>
      <ScreenHead
        heading="Notices"
        actions={<ActLink href="/site/notices/new" label="New notice" letter="n" isMain />}
      >
        A sentence on top of every page of the site, for some days.
      </ScreenHead>
      <SiteTabs current="/site" />
      {present.length > 0 && <DataTable caption="Notices" columns={COLUMNS} rows={present.map(rowOf)} />}
      {present.length === 0 && (
        <EmptyState heading="No notice is on the site">
          For a closed day, a new telephone number, a changed date. It comes and leaves by itself.
        </EmptyState>
      )}
      {past.length > 0 && (
        <section className="list-part notices-past" aria-labelledby="past">
          <h2 id="past">Past ones</h2>
          <DataTable caption="Past notices" columns={COLUMNS} rows={past.map(rowOf)} />
        </section>
      )}
    </>
  ),
};

function rowOf({ id, state, text, tone, from, until, changed }: NoticeLine) {
  return {
    key: id,
    cells: {
      text: (
        <div>
          <TextLink look="row" href={`/site/notices/${id}`} data-item="" label={text} />
          <span className="cell-note">
            <NoticeStateMark state={state} />
            {tone === 'urgent' && ` ${NOTICE_TONE_LABELS.urgent}`}
          </span>
        </div>
      ),
      when: (
        <div>
          {from ? `from ${from}` : 'at once'}
          <span className="cell-note">until {until}</span>
        </div>
      ),
      changed: (
        <div>
          <Time value={changed.time} />
          <span className="cell-note">{changed.name}</span>
        </div>
      ),
    },
  };
}
