import { company } from '../../content/company.ts';
import type { ReactNode } from 'react';
import { money } from '../../contracts/region.ts';
import type { Statistics } from '../../domain/statistics.ts';
import type { TraineeMonth } from '../../server/services/payments/month-of-trainees.ts';
import { DataTable } from '../ui/data-table.tsx';
import { type Counted, countedRows, firstRows, sum } from '../ui/counted-rows.ts';
import { Fact } from '../ui/fact.tsx';
import { TextLink } from '../ui/text-link.tsx';

const ROWS_MAX = 8;

/** Statistics of a month on one A4 page. */
export function MonthSheet({ statistics, trainees }: { statistics: Statistics; trainees?: TraineeMonth }) {
  const { enquiryOutcomes, applications } = statistics;
  const { pages, answers, inTime, outcomes, certificates, checks } = countedRows(statistics);
  const outcome = (key: string) => enquiryOutcomes.find((row) => row.outcome === key)?.count ?? 0;
  const accepted = applications.reduce((total, { steps }) => total + steps.accepted, 0);
  return (
    <div className="month-sheet">
      <dl className="facts month-facts">
        <Fact label="Enquiries">{sum(answers)}</Fact>
        <Fact label="Answered within 24 hours">{inTime}</Fact>
        <Fact label="Joined">{outcome('joined')}</Fact>
        <Fact label="Still open">{outcome('open')}</Fact>
        <Fact label="Applications">{sum(applications)}</Fact>
        <Fact label="Hired">{accepted}</Fact>
        <Fact label="Openings published">{statistics.openingsPublished}</Fact>
        <Fact label="Certificates issued">{sum(certificates)}</Fact>
      </dl>
      {trainees && <Trainees {...trainees} />}
      <div className="month-tables">
        <Part heading="Outcomes of the enquiries">
          <Counts caption="Enquiries by outcome" rows={outcomes} />
        </Part>
        <Part heading="Time to the first answer">
          <Counts caption="Enquiries by time to the first answer" rows={answers} />
        </Part>
        <Part heading="Where enquiries came from">
          <Counts caption="Enquiries by page or source" rows={pages} />
        </Part>
        <Part heading="Applications">
          <Counts
            caption="Applications by opening"
            rows={applications.map(({ opening, count }) => ({ label: opening, count }))}
          />
        </Part>
        <Part heading="Certificates issued">
          <Counts caption="Certificates by course" rows={certificates} />
        </Part>
        <Part heading="Certificate checks">
          <Counts caption="Certificate checks by answer" rows={checks} />
        </Part>
      </div>
    </div>
  );
}

const COURSE_COLUMNS = { course: 'Course', enquiries: 'Enquiries', joined: 'Joined', received: 'Received' };
const BATCH_COLUMNS = {
  name: 'Batch',
  left: 'Seats left',
  agreed: 'Fees agreed',
  received: 'Received this month',
  balance: 'Balance',
};

/** Income by course and batch. */
function Trainees({ courses, batches }: TraineeMonth) {
  return (
    <div className="month-trainees">
      {courses.length > 0 && (
        <Part heading="Courses">
          <DataTable
            caption="Courses: enquiries, joined and received"
            columns={COURSE_COLUMNS}
            numbers={['enquiries', 'joined', 'received']}
            rows={courses.map((row) => ({
              key: row.course,
              cells: { ...row, received: money(row.received, company.region) },
            }))}
          />
        </Part>
      )}
      {batches.length > 0 && (
        <Part heading="Batches">
          <DataTable
            caption="Batches: seats and fees"
            columns={BATCH_COLUMNS}
            numbers={['left', 'agreed', 'received', 'balance']}
            rows={batches.map(({ id, name, seats, left, agreed, received, balance }) => ({
              key: id,
              cells: {
                name: <TextLink href={`/batches/${id}`} label={name} look="row" />,
                left: `${left} of ${seats}`,
                agreed: money(agreed, company.region),
                received: money(received, company.region),
                balance: money(balance, company.region),
              },
            }))}
          />
        </Part>
      )}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Rows that fit on the page. */
function Counts({ caption, rows }: { caption: string; rows: Counted[] }) {
  if (sum(rows) === 0) return <p className="muted">None.</p>;
  return (
    <DataTable
      caption={caption}
      columns={{ label: 'What', count: 'Number' }}
      numbers={['count']}
      rows={firstRows(rows, ROWS_MAX).map(({ label, count }) => ({
        key: label,
        cells: { label, count: count.toLocaleString(company.region.locale) },
      }))}
    />
  );
}
