import { BATCH_STATE_LABELS, longDay } from '../../contracts/batch.ts';
import { SEAT_LABELS } from '../../domain/seat.ts';
import { ActForm } from '../ui/act-form.tsx';
import { ActLink } from '../ui/act-link.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { Day } from '../ui/day.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { PostButton } from '../ui/post-button.tsx';
import type { Screen } from '../ui/screen.ts';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { BatchPeopleView } from './people-view.ts';

type Row = BatchPeopleView['rows'][number];

/** A batch with its people, their payments, and actions. */
export const batchPeople: Screen<BatchPeopleView> = {
  title: ({ batch }) => `${batch.title}, ${longDay(batch.start)}`,
  draw: (view) => (
    <div className="batch-page">
      <BackLink href={view.isTrainer ? '/batches' : `/batches?year=${view.batch.start.slice(0, 4)}`}>
        Batches
      </BackLink>
      <Head {...view} />
      <ChangedMeanwhile conflict={view.conflict} labels={{}} values={{}} />
      <ErrorSummary errors={view.errors} />
      {view.closed.length > 0 && (
        <p className="field-warning">
          Meets on {view.closed.length === 1 ? 'a closed day' : 'closed days'}:{' '}
          {view.closed.map(({ day, name }) => `${longDay(day)}, ${name}`).join('; ')}.
        </p>
      )}
      {!view.isTrainer && <Seats {...view} />}
      <PeopleActs {...view} />
      {view.rows.length === 0 ? (
        <p className="muted">
          Nobody with a known name has a seat yet. To give somebody a seat, open their enquiry and use “Course
          and seat”.
        </p>
      ) : (
        <PeopleTable {...view} />
      )}
    </div>
  ),
};

function Head({ batch, version = '', isTrainer }: BatchPeopleView) {
  const { id, title, start, end, state, times, where, trainer, isClosed, lastChange, address, told } = batch;
  const isOnSite = state === 'open' || state === 'few' || state === 'full';
  const isOver = state === 'done' || state === 'cancelled';
  return (
    <ScreenHead
      heading={`${title}, ${longDay(start)}`}
      actions={
        !isTrainer && (
          <>
            {isOnSite && <OnSiteLink href={address} />}
            <ActLink href={`/batches/${id}/edit`} label="Edit batch" letter="e" isMain />
            <ActLink href={`/batches/new?copy=${encodeURIComponent(id)}`} label="Copy" letter="y" />
            {(state === 'draft' || state === 'cancelled' || isClosed) && (
              <ActForm
                action={`/batches/${id}/publish`}
                version={version}
                label={state === 'draft' ? 'Publish' : 'Reopen'}
              />
            )}
            {(state === 'open' || state === 'few') && (
              <ActForm action={`/batches/${id}/close`} version={version} label="Stop bookings" />
            )}
            {!isOver && <ActLink href={`/batches/${id}/cancel`} label="Cancel batch…" letter="x" />}
            {state === 'cancelled' && batch.people.length > 0 && (
              <ActLink href={`/batches/${id}/cancel`} label="Move or email its people…" letter="x" isMain />
            )}
            {lastChange && <UndoForm action={`/batches/${id}/undo`} version={version} {...lastChange} />}
          </>
        )
      }
    >
      {[
        BATCH_STATE_LABELS[state],
        end && `until ${longDay(end)}`,
        times,
        where,
        trainer && `trainer ${trainer}`,
        told > 0 && `${told === 1 ? '1 subscriber gets' : `${told} subscribers get`} an email`,
      ]
        .filter(Boolean)
        .join(', ')}
    </ScreenHead>
  );
}

function Seats({ batch: { id, state, seats, taken, takenByHand }, version = '' }: BatchPeopleView) {
  const isOver = state === 'done' || state === 'cancelled';
  return (
    <div className="row batch-seats-taken">
      <p>
        Seats taken: <b>{taken}</b> of {seats}
        {takenByHand > 0 && `, ${takenByHand} without a name`}
      </p>
      {!isOver && taken < seats && (
        <ActForm action={`/batches/${id}/take`} version={version} label="Add a seat without a name" />
      )}
      {takenByHand > 0 && <ActForm action={`/batches/${id}/give`} version={version} label="Remove one" />}
    </div>
  );
}

function PeopleActs({ batch: { id }, rows, isTrainer, classList }: BatchPeopleView) {
  if (rows.length === 0) return null;
  return (
    <div className="row acts batch-people-acts">
      {!isTrainer && <ActLink href={`/batches/${id}/email`} label="Email everybody…" />}
      <ActLink href={`/batches/${id}/attendance`} label="Attendance sheet" />
      {classList && (
        <PostButton
          action="/certificates/class"
          fields={classList}
          label="Make the class list"
          look="small quiet"
        />
      )}
      {!isTrainer && <ActLink href={`/batches/${id}/people.csv`} label="Download CSV" download />}
      {!isTrainer && <ActLink href={`/enquiries?batch=${id}`} label="Show as enquiries" />}
    </div>
  );
}

const HEADINGS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  seat: 'Seat',
  result: 'Result',
  fee: 'Fee',
  paid: 'Paid',
  balance: 'Balance',
  nextDue: 'Next due',
} as const;
type Column = keyof typeof HEADINGS;
const MONEY: ReadonlySet<Column> = new Set(['fee', 'paid', 'balance', 'nextDue']);
const NUMBERS: ReadonlySet<Column> = new Set(['fee', 'paid', 'balance']);
/** Headings that sort the table. */
const ORDERS: Partial<Record<Column, BatchPeopleView['order']>> = {
  name: 'name',
  seat: 'seat',
  balance: 'balance',
  nextDue: 'due',
};

function PeopleTable(view: BatchPeopleView) {
  const { batch, rows, totals, order, isTrainer, hasResults } = view;
  const columns = (Object.keys(HEADINGS) as Column[]).filter(
    (name) => !(isTrainer && MONEY.has(name)) && (hasResults || name !== 'result'),
  );
  const look = (name: Column) => (NUMBERS.has(name) ? 'number' : undefined);
  return (
    <form method="get" action={`/batches/${batch.id}/email`}>
      <table className="data-table people-table">
        <caption className="visually-hidden">People on this batch</caption>
        <thead>
          <tr>
            {columns.map((name) => {
              const by = ORDERS[name];
              return (
                <th
                  key={name}
                  scope="col"
                  className={look(name)}
                  aria-sort={by === order ? (name === 'balance' ? 'descending' : 'ascending') : undefined}
                >
                  {by ? <a href={`/batches/${batch.id}?order=${by}`}>{HEADINGS[name]}</a> : HEADINGS[name]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.reference}>
              {columns.map((name) => {
                const Cell = name === 'name' ? 'th' : 'td';
                return (
                  <Cell
                    key={name}
                    scope={name === 'name' ? 'row' : undefined}
                    className={look(name)}
                    data-label={HEADINGS[name]}
                  >
                    {cellOf(name, row, view, index === 0)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {!isTrainer && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasResults ? 5 : 4}>
                Total, {totals.people} with a seat
              </th>
              <td className="number" data-label="Fee">
                {totals.fee}
              </td>
              <td className="number" data-label="Paid">
                {totals.paid}
              </td>
              <td className="number" data-label="Balance">
                {totals.balance}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <div className="row acts">
        {!isTrainer && <Submit label="Email the ticked people…" look="small quiet" />}
        {hasResults && (
          <>
            <ResultButton id={batch.id} result="not-passed" label="Mark as not passed" />
            <ResultButton id={batch.id} result="passed" label="Mark as passed" />
          </>
        )}
      </div>
    </form>
  );
}

function ResultButton({ id, result, label }: { id: string; result: string; label: string }) {
  return (
    <Submit
      label={label}
      look="small quiet"
      formMethod="post"
      formAction={`/batches/${id}/result`}
      name="result"
      value={result}
    />
  );
}

function cellOf(name: Column, row: Row, { isTrainer, hasResults }: BatchPeopleView, isFirst: boolean) {
  const { reference, phone, email, seat, until, isOver, nextDue, isLate } = row;
  switch (name) {
    case 'name':
      if (isTrainer && !hasResults) return row.name;
      return (
        <span className="who">
          <input
            type="checkbox"
            id={isFirst ? 'to' : undefined}
            name="to"
            value={reference}
            aria-label={`Choose ${row.name}`}
          />
          {isTrainer ? row.name : <TextLink href={`/enquiries/${reference}`} label={row.name} look="row" />}
        </span>
      );
    case 'phone':
      return phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>;
    case 'email':
      return email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
    case 'seat':
      return (
        <>
          {SEAT_LABELS[seat]}
          {until !== null && (
            <>
              {isOver ? ', ended ' : ' until '}
              <Day value={until} />
            </>
          )}
        </>
      );
    case 'result':
      return seat === 'taken' && (row.result === null ? 'Passed' : 'Did not pass');
    case 'nextDue':
      return (
        nextDue !== null && (
          <>
            <Day value={nextDue} /> {isLate && <span className="mark notice">Overdue</span>}
          </>
        )
      );
    case 'fee':
    case 'paid':
    case 'balance':
      return row[name];
  }
}
