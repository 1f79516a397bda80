import type { ReactNode } from 'react';
import { ANSWER_TIMES, OUTCOME_TEXTS, type Statistics } from '../../contracts/statistics.ts';
import { CHECK_LABELS } from '../ui/check-labels.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Fact } from '../ui/fact.tsx';
import { pageLabel } from '../ui/page-label.ts';

const IN_TIME = new Set(['hour', '4-hours', 'day']);
const ROWS_MAX = 8;
const COUNT = { label: 'Number', isNumber: true } as const;

/** The figures of a month on one sheet, which prints on A4. */
export function MonthSheet({ statistics }: { statistics: Statistics }) {
  const { firstAnswers, enquiryOutcomes, enquiriesByPage, applications, certificatesIssued } = statistics;
  const enquiries = sum(firstAnswers);
  const inTime = sum(firstAnswers.filter(({ time }) => IN_TIME.has(time)));
  const outcome = (key: string) => enquiryOutcomes.find((row) => row.outcome === key)?.count ?? 0;
  const accepted = applications.reduce((total, { steps }) => total + steps.accepted, 0);
  return (
    <div className="month-sheet">
      <dl className="facts month-facts">
        <Fact label="Enquiries">{enquiries}</Fact>
        <Fact label="Answered within 24 hours">{inTime}</Fact>
        <Fact label="Joined">{outcome('joined')}</Fact>
        <Fact label="Still open">{outcome('open')}</Fact>
        <Fact label="Applications">{sum(applications)}</Fact>
        <Fact label="Accepted">{accepted}</Fact>
        <Fact label="Openings published">{statistics.openingsPublished}</Fact>
        <Fact label="Certificates issued">{sum(certificatesIssued)}</Fact>
      </dl>
      <div className="month-tables">
        <Part heading="What became of the enquiries">
          <Counts
            caption="Enquiries by what became of them"
            rows={enquiryOutcomes.map(({ outcome: key, count }) => ({ label: OUTCOME_TEXTS[key], count }))}
          />
        </Part>
        <Part heading="Time to the first answer">
          <Counts
            caption="Enquiries by time to the first answer"
            rows={firstAnswers.map(({ time, count }) => ({
              label: ANSWER_TIMES.find(({ key }) => key === time)?.label ?? time,
              count,
            }))}
          />
        </Part>
        <Part heading="Where enquiries came from">
          <Counts
            caption="Enquiries by page, or by how they came"
            rows={enquiriesByPage.map(({ page, count }) => ({ label: pageLabel(page ?? undefined), count }))}
          />
        </Part>
        <Part heading="Applications">
          <Counts
            caption="Applications by opening"
            rows={applications.map(({ opening, count }) => ({ label: opening, count }))}
          />
        </Part>
        <Part heading="Certificates issued">
          <Counts
            caption="Certificates by course"
            rows={certificatesIssued.map(({ course, count }) => ({ label: course, count }))}
          />
        </Part>
        <Part heading="Certificate checks">
          <Counts
            caption="Certificate checks by answer"
            rows={statistics.certificateChecks.map(({ answer, count }) => ({
              label: CHECK_LABELS[answer],
              count,
            }))}
          />
        </Part>
      </div>
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

/** The first ones, and the rest as one: a sheet has room for so many. */
function Counts({ caption, rows }: { caption: string; rows: { label: string; count: number }[] }) {
  const shown = rows.length > ROWS_MAX ? rows.slice(0, ROWS_MAX - 1) : rows;
  const rest = rows.slice(shown.length);
  const all = rest.length > 0 ? [...shown, { label: `${rest.length} others`, count: sum(rest) }] : shown;
  if (sum(rows) === 0) return <p className="muted">None.</p>;
  return (
    <DataTable
      caption={caption}
      columns={{ label: { label: 'What' }, count: COUNT }}
      rows={all.map(({ label, count }) => ({
        key: label,
        cells: { label, count: count.toLocaleString('en-IN') },
      }))}
    />
  );
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
