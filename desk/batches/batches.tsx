import type { BatchesView, BatchLine } from './view.ts';
import { ActLink } from '../ui/act-link.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { Screen } from '../ui/screen.ts';
import { BatchStateMark } from './batch-state-mark.tsx';
import { TextLink } from '../ui/text-link.tsx';

const COLUMNS = { batch: 'Batch', start: 'First day', where: 'Where', fee: 'Fee', seats: 'Seats' };

export const batches: Screen<BatchesView> = {
  title: () => 'Batches',
  draw: ({ year, isAnyComing, years, months, waiting, isTrainer }) => (
    <>
      <ScreenHead
        heading="Batches"
        actions={
          !isTrainer && (
            <>
              {waiting > 0 && (
                <a
                  className="button ghost small"
                  href="/batches/subscribers"
                  {...shortcut('w', 'Date alerts')}
                >
                  Date alerts ({waiting})
                </a>
              )}
              <ActLink href="/batches/new" label="New batch" letter="n" isMain />
            </>
          )
        }
      >
        {isTrainer
          ? `Batches that you teach and that begin in ${year}.`
          : `Batches that begin in ${year}. The site shows open and full ones until their first day is over.`}
      </ScreenHead>
      <Tabs
        label="Years"
        tabs={years.map((other) => ({
          path: `/batches?year=${other}`,
          label: other,
          isCurrent: other === year,
        }))}
      />
      {months.map(({ month, batches: lines }) => (
        <section key={month} className="list-part">
          <h2>{month}</h2>
          <DataTable
            caption={`Batches of ${month}`}
            columns={COLUMNS}
            numbers={['fee']}
            rows={lines.map((line) => rowOf(line, isTrainer))}
          />
        </section>
      ))}
      {months.length === 0 && (
        <EmptyState heading={`No batch begins in ${year}`}>
          {isTrainer
            ? 'The office names the trainer of a batch.'
            : isAnyComing
              ? 'There are batches in other years. Choose the year above.'
              : 'The course pages say that no date is set. Add the first with “New batch”. Later ones can be copies of it.'}
        </EmptyState>
      )}
    </>
  ),
};

function rowOf(line: BatchLine, isTrainer: boolean) {
  const { id, title, start, end, state, seats, taken, fee, times, where, trainer } = line;
  return {
    key: id,
    cells: {
      batch: (
        <div>
          <TextLink look="row" href={`/batches/${id}`} data-item="" label={title} />
          <span className="cell-note">
            <BatchStateMark state={state} />
          </span>
        </div>
      ),
      start: (
        <div>
          <Day value={start} />
          {end && (
            <span className="cell-note">
              to <Day value={end} />
            </span>
          )}
          {times && <span className="cell-note">{times}</span>}
        </div>
      ),
      where: (
        <div>
          {where}
          {trainer && <span className="cell-note">{trainer}</span>}
        </div>
      ),
      fee: fee ?? 'none set',
      seats: isTrainer ? `${taken} of ${seats} taken` : <Seats {...line} seats={seats} taken={taken} />,
    },
  };
}

function Seats({ id, title, state, seats, taken, version }: BatchLine) {
  const isOver = state === 'done' || state === 'cancelled';
  return (
    <div className="row batch-row-seats">
      <span>
        {taken} of {seats} taken
      </span>
      {!isOver && taken < seats && (
        <PostButton
          action={`/batches/${id}/take`}
          fields={{ version, back: 'list' }}
          label="Add a seat without a name"
          fullLabel={`Add a seat without a name to ${title}`}
        />
      )}
    </div>
  );
}
