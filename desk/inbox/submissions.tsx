import type { SubmissionLine } from './submission-line.ts';
import type { SubmissionsView } from './list-view.ts';
import type { Who } from './list-choice.ts';
import { ActLink } from '../ui/act-link.tsx';
import { ENQUIRY_OUTCOMES, OUTCOME_LABELS } from '../../domain/enquiry-outcome.ts';
import { VIA_LABELS } from '../../domain/enquiry-via.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, STATE_LABELS } from '../../domain/submission-state.ts';
import { Age } from '../ui/age.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { pageLabel } from '../ui/page-label.ts';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { DueMark } from '../ui/due-mark.tsx';
import { RepliedMark } from '../ui/replied-mark.tsx';
import { NotDeliveredMark } from '../ui/not-delivered-mark.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { Time } from '../ui/time.tsx';
import { TextLink } from '../ui/text-link.tsx';

const WORDS = {
  enquiry: {
    ...LISTS.enquiry,
    states: ENQUIRY_STATES,
    hint: 'Name, address, phone, reference or words of the message',
  },
  application: {
    ...LISTS.application,
    states: APPLICATION_STATES,
    hint: 'Name, address, phone, reference or words of the application',
  },
};

const WHO = { name: 'Who', state: 'State' };
const WHEN = { received: 'Received', owner: 'Owner', by: 'Last changed by' };
const WHO_LABELS: Record<Who, string> = {
  mine: 'Mine',
  overdue: 'Overdue',
  nobody: 'Unassigned',
  replied: 'They replied',
};
const COLUMNS = {
  enquiry: { ...WHO, page: 'Source', ...WHEN },
  application: { ...WHO, page: 'Opening', ...WHEN },
};

export const submissions: Screen<SubmissionsView> = {
  title: ({ kind }) => WORDS[kind].label,
  draw: (view) => {
    const { kind, rows, filter, now, newest, newer, older } = view;
    const { label: heading, path } = WORDS[kind];
    const isFiltered = isChosen(filter) || filter.state !== '';
    return (
      <div data-news={now}>
        <ScreenHead
          heading={heading}
          actions={
            kind === 'enquiry' ? <NewEnquiryLink /> : <ActLink href="/site/templates" label="Templates" />
          }
        />
        {view.error && <ErrorSummary errors={{ bulk: view.error }} />}
        <Filter {...view} />
        <RecentBulkActs {...view} />
        {rows.length === 0 ? (
          <EmptyState heading={emptyHeading(view)}>
            {isFiltered ? (
              <TextLink href={path} label={`Show all ${heading.toLowerCase()}`} />
            ) : (
              'New submissions from the site appear here at once.'
            )}
          </EmptyState>
        ) : (
          <form className="inbox" method="post" action={`${path}/bulk${view.list}`}>
            <Bulk {...view} />
            <DataTable
              caption={`${heading}, ${filter.sort} first`}
              columns={COLUMNS[kind]}
              rows={rows.map((row) => ({
                key: row.reference,
                cells: {
                  name: <WhoWrote {...row} isEnquiry={kind === 'enquiry'} />,
                  state: <State {...row} />,
                  page: row.via ? VIA_LABELS[row.via] : kind === 'enquiry' ? pageLabel(row.page) : row.about,
                  received: <Age value={row.received} now={now} />,
                  owner: <OwnerAndDay {...row} />,
                  by: row.by ?? <span className="muted nobody">Nobody yet</span>,
                },
              }))}
            />
          </form>
        )}
        <Pager newest={newest} newer={newer} older={older} sort={filter.sort} />
      </div>
    );
  },
};

function NewEnquiryLink() {
  return <ActLink href="/enquiries/new" label="New enquiry" letter="n" isMain />;
}

/** True if there is any filter besides the state. */
function isChosen({ search, job, course, batch, from, to, who }: SubmissionsView['filter']): boolean {
  return [search, job, course, batch, from, to, who].some((value) => value !== '');
}

function emptyHeading({ kind, filter }: SubmissionsView): string {
  const label = WORDS[kind].label.toLowerCase();
  if (isChosen(filter)) return 'No results. Change the filter.';
  if (filter.state === '') return `No ${label} yet`;
  return filter.state === 'new' ? `No new ${label}` : 'No results. Change the filter.';
}

function Filter({ kind, filter, openings, courses, batches, owners }: SubmissionsView) {
  const { path, states, hint } = WORDS[kind];
  return (
    <form className="row filter" method="get" action={path} role="search">
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
        none="All"
        options={states.map((state) => ({ value: state, label: STATE_LABELS[state] }))}
      />
      <SelectField
        name="who"
        label="Owner"
        value={filter.who}
        none="All"
        options={[...Object.entries(WHO_LABELS).map(([value, label]) => ({ value, label })), ...owners]}
      />
      {openings.length > 0 && (
        <SelectField
          name="job"
          label="Opening"
          value={filter.job}
          none="All"
          options={openings.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {courses.length > 0 && (
        <SelectField name="course" label="Course" value={filter.course} none="All" options={courses} />
      )}
      {batches.length > 0 && (
        <SelectField name="batch" label="Batch" value={filter.batch} none="All" options={batches} />
      )}
      <InputField name="from" label="Received from" input={{ type: 'date', defaultValue: filter.from }} />
      <InputField name="to" label="Received to" input={{ type: 'date', defaultValue: filter.to }} />
      <SelectField
        name="sort"
        label="Order"
        value={filter.sort}
        options={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
      />
      <Submit label="Show" look="small quiet" />
    </form>
  );
}

function State({ state, outcome, isUndelivered, isReplied }: SubmissionLine) {
  if (!isUndelivered && !isReplied && !outcome) return <StateMark state={state} />;
  return (
    <div className="states">
      <StateMark state={state} />
      {outcome && <span className="muted">{OUTCOME_LABELS[outcome]}</span>}
      {isReplied && <RepliedMark />}
      {isUndelivered && <NotDeliveredMark />}
    </div>
  );
}

/** Bulk actions for selected submissions, or all that match the filter. */
function Bulk({ kind, people, now, list, error }: SubmissionsView) {
  return (
    <details className="bulk" id="bulk" open={error !== undefined}>
      <summary {...shortcut('v', 'Select several')}>Select several</summary>
      <HiddenFields fields={{ seen: now }} />
      <p className="hint">
        Tick people in the list, then choose an action. A page first shows what it does, with everybody’s
        name.
      </p>
      <label className="bulk-all">
        <input type="checkbox" name="scope" value="all" /> All that match the filter, including other pages
      </label>
      <div className="row bulk-acts">
        <SelectField
          name="owner"
          label="Owner"
          value="-"
          options={[{ value: '-', label: 'No change' }, { value: '', label: 'Nobody' }, ...people]}
        />
        <InputField
          name="due"
          label="Follow-up date"
          input={{ type: 'date', min: now.slice(0, 'YYYY-MM-DD'.length) }}
        />
        <Submit label="Set owner and follow-up date…" look="small quiet" name="act" value="assign" />
      </div>
      <div className="row bulk-acts">
        {kind === 'enquiry' && (
          <SelectField
            name="outcome"
            label="Outcome"
            value=""
            none="No outcome"
            options={ENQUIRY_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
          />
        )}
        <Submit label="Close…" look="small quiet" name="act" value="close" />
        <Submit label="Reopen…" look="small quiet" name="act" value="reopen" />
      </div>
      <div className="row bulk-acts">
        <Submit label="Email them…" look="small quiet" name="act" value="answer" />
        {kind === 'application' && <Submit label="Reject…" look="small quiet" name="act" value="reject" />}
        <Submit
          label="Save as CSV"
          look="small quiet"
          formAction={`${WORDS[kind].path}/bulk/export${list}`}
        />
      </div>
    </details>
  );
}

/** Number of recent bulk actions that are shown without a click. */
const FEW = 3;

/** Recent bulk actions, each with its undo. */
function RecentBulkActs({ bulkActs }: SubmissionsView) {
  if (bulkActs.length === 0) return null;
  return (
    <details className="bulk recent-bulk" open={bulkActs.length <= FEW}>
      <summary>Bulk changes in the last 24 hours</summary>
      <ul>
        {bulkActs.map(({ href, label, by, at }) => (
          <li key={href} className="row">
            <TextLink href={href} label={label} />
            <span className="muted">
              {by}, <Time value={at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function OwnerAndDay({ owner, due }: SubmissionLine) {
  if (!owner && !due) return <span className="muted nobody">Nobody</span>;
  return (
    <div className="states">
      <span>{owner ?? 'Nobody'}</span>
      {due && <DueMark {...due} />}
    </div>
  );
}

function WhoWrote({
  href,
  name,
  about,
  reference,
  version,
  isEnquiry,
}: SubmissionLine & { isEnquiry: boolean }) {
  return (
    <div className="who">
      <input type="checkbox" name="chosen" value={`${reference}:${version}`} aria-label={`Choose ${name}`} />
      <a href={href} data-item>
        {name}
      </a>{' '}
      <span className="reference">{reference}</span>
      {isEnquiry && about && <p className="excerpt">{about}</p>}
    </div>
  );
}
