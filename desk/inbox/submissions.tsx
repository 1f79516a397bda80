import type { SubmissionLine, SubmissionsView } from './submissions-view.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, STATE_LABELS } from '../../contracts/submission-state.ts';
import { Age } from '../ui/age.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { pageLabel } from '../ui/page-label.ts';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { NotDeliveredMark } from '../ui/not-delivered-mark.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import type { Screen } from '../ui/screen.ts';

const WORDS = {
  enquiry: {
    ...LISTS.enquiry,
    states: ENQUIRY_STATES,
    hint: 'Name, address, phone, reference or words of the message',
  },
  application: {
    ...LISTS.application,
    states: APPLICATION_STATES,
    hint: 'Name, address, phone, reference or words of the letter',
  },
};

const WHO = { name: { label: 'Who' }, state: { label: 'State' } };
const WHEN = { received: { label: 'Received' }, by: { label: 'Last worked on by' } };
const COLUMNS = {
  enquiry: { ...WHO, page: { label: 'Page' }, ...WHEN },
  application: { ...WHO, page: { label: 'Opening' }, ...WHEN },
};

export const submissions: Screen<SubmissionsView> = {
  title: ({ kind }) => WORDS[kind].label,
  draw: (view) => {
    const { kind, rows, filter, now, newest, newer, older } = view;
    const { label: heading, path } = WORDS[kind];
    const isFiltered = filter.search !== '' || filter.state !== '' || filter.job !== '';
    return (
      <div data-news={now}>
        <ScreenHead heading={heading} />
        <Filter {...view} />
        {rows.length === 0 ? (
          <EmptyState heading={emptyHeading(view)}>
            {isFiltered ? (
              <a className="text-link" href={path}>
                Show all {heading.toLowerCase()}
              </a>
            ) : (
              'What visitors send on the site appears here at once.'
            )}
          </EmptyState>
        ) : (
          <div className="inbox">
            <DataTable
              caption={`${heading}, ${filter.sort} first`}
              columns={COLUMNS[kind]}
              rows={rows.map((row) => ({
                key: row.reference,
                cells: {
                  name: <Who {...row} isEnquiry={kind === 'enquiry'} />,
                  state: <State {...row} />,
                  page: kind === 'enquiry' ? pageLabel(row.page) : row.about,
                  received: <Age value={row.received} now={now} />,
                  by: row.by ?? <span className="muted nobody">Nobody yet</span>,
                },
              }))}
            />
          </div>
        )}
        <Pager newest={newest} newer={newer} older={older} sort={filter.sort} />
      </div>
    );
  },
};

function emptyHeading({ kind, filter: { search, state, job } }: SubmissionsView): string {
  const label = WORDS[kind].label.toLowerCase();
  if (search !== '' || job !== '') return 'Nothing fits this choice';
  if (state === '') return `No ${label} yet`;
  return state === 'new' ? `No new ${label}` : 'Nothing fits this choice';
}

function Filter({ kind, filter, openings }: SubmissionsView) {
  const { path, states, hint } = WORDS[kind];
  return (
    <form className="filter" method="get" action={path} role="search">
      <InputField
        name="search"
        label="Search"
        input={{
          type: 'search',
          defaultValue: filter.search,
          title: hint,
          ...shortcut('/', 'Search'),
        }}
      />
      <SelectField
        name="state"
        label="State"
        value={filter.state}
        options={[
          { value: '', label: 'All' },
          ...states.map((state) => ({ value: state, label: STATE_LABELS[state] })),
        ]}
      />
      {openings.length > 0 && (
        <SelectField
          name="job"
          label="Opening"
          value={filter.job}
          options={[
            { value: '', label: 'All' },
            ...openings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <SelectField
        name="sort"
        label="Order"
        value={filter.sort}
        options={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
      />
      <button className="button ghost small" type="submit">
        Show
      </button>
    </form>
  );
}

function State({ state, isUndelivered }: SubmissionLine) {
  if (!isUndelivered) return <StateMark state={state} />;
  return (
    <div className="states">
      <StateMark state={state} />
      <NotDeliveredMark />
    </div>
  );
}

function Who({ href, name, about, reference, isEnquiry }: SubmissionLine & { isEnquiry: boolean }) {
  return (
    <div className="who">
      <a href={href} data-item>
        {name}
      </a>{' '}
      <span className="reference">{reference}</span>
      {isEnquiry && about && <p className="excerpt">{about}</p>}
    </div>
  );
}
