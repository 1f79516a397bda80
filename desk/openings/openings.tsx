import type { OpeningLine, OpeningsView } from './view.ts';
import { ActLink } from '../ui/act-link.tsx';
import { Applications } from './applications.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

const COLUMNS = { title: 'Opening', location: 'Location', closes: 'Closes', applications: 'Applications' };

export const openings: Screen<OpeningsView> = {
  title: () => 'Openings',
  draw: ({ isClosed, openings: lines, newest, older }) => (
    <>
      <ScreenHead
        heading="Openings"
        actions={<ActLink href="/openings/new" label="New opening" letter="n" isMain />}
      >
        {isClosed
          ? 'Closed: the site accepts no applications for these.'
          : 'On the careers page, newest first.'}
      </ScreenHead>
      <Tabs
        label="Openings"
        tabs={[
          { path: '/openings', label: 'Open', isCurrent: !isClosed },
          { path: '/openings?state=closed', label: 'Closed', isCurrent: isClosed },
        ]}
      />
      {lines.length === 0 ? (
        <Nothing isClosed={isClosed} />
      ) : (
        <DataTable
          caption={isClosed ? 'Closed openings' : 'Open openings'}
          columns={COLUMNS}
          rows={lines.map(rowOf)}
        />
      )}
      <Pager newest={newest} older={older} />
    </>
  ),
};

function Nothing({ isClosed }: { isClosed: boolean }) {
  return isClosed ? (
    <EmptyState heading="No closed openings">
      Openings that are closed or past their closing date are kept here with their applications.
    </EmptyState>
  ) : (
    <EmptyState heading="No opening is open">
      The careers page says so. Publish the first with “New opening”.
    </EmptyState>
  );
}

function rowOf(opening: OpeningLine) {
  const { id, title, type, location, applications } = opening;
  return {
    key: id,
    cells: {
      title: (
        <span>
          <TextLink look="row" href={`/openings/${id}`} data-item label={title} />
          <span className="cell-note">{type}</span>
        </span>
      ),
      location,
      closes: <Closing opening={opening} />,
      applications: <Applications id={id} counts={applications} />,
    },
  };
}

function Closing({ opening: { closes, daysLeft } }: { opening: OpeningLine }) {
  if (closes === null) return <span className="muted">No date</span>;
  return (
    <span>
      <Day value={closes} />
      {daysLeft !== undefined && daysLeft <= 7 && (
        <span className="mark notice">{`Closes ${inDays(daysLeft)}`}</span>
      )}
    </span>
  );
}

/** A number of days in words: “today”, “tomorrow”, “in 5 days”. */
function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
