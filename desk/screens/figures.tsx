import type { ReactNode } from 'react';
import { FIGURE_WEEKS, type FiguresView } from '../../contracts/desk/figures-view.ts';
import { ANSWER_TIMES, type FigureKind, REACHED_STEPS } from '../../contracts/figures.ts';
import { STATE_LABELS } from '../../contracts/submission-state.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { pageLabel } from '../ui/page-label.ts';
import { BarPlot, ColumnPlot, PlotLegend } from '../ui/plot.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Screen } from './screen.ts';

const BARS_MAX = 10;
const CHECK_LABELS = { valid: 'Valid', expired: 'Expired', revoked: 'Revoked', unknown: 'Unknown number' };
const COUNT = { label: 'Number', isFigure: true } as const;

export const figures: Screen<FiguresView> = {
  title: () => 'Figures',
  draw: ({ figures: counted, weeks }) => (
    <>
      <ScreenHead heading="Figures">
        From <Day value={counted.from} /> to <Day value={counted.to} />. Counted by day, without cookies or
        addresses.
      </ScreenHead>
      <Tabs
        label="How many weeks"
        tabs={FIGURE_WEEKS.map((choice) => ({
          path: `/figures?weeks=${choice}`,
          label: choice === 52 ? 'A year' : `${choice} weeks`,
          isCurrent: choice === weeks,
        }))}
      />
      {counted.samplesUntil !== undefined && (
        <p className="advice">
          Samples are counted up to <Day value={counted.samplesUntil} />: they came with the demo data.
        </p>
      )}
      <div className="plot-panels">
        <EnquiriesByWeek figures={counted} weeks={weeks} />
        <EnquiriesByPage figures={counted} weeks={weeks} />
        <FirstAnswers figures={counted} weeks={weeks} />
        <Applications figures={counted} weeks={weeks} />
        <CertificateChecks figures={counted} weeks={weeks} />
        <Visits figures={counted} weeks={weeks} />
      </div>
    </>
  ),
};

function EnquiriesByWeek({ figures: { enquiriesByWeek, to }, weeks }: FiguresView) {
  const total = sum(enquiriesByWeek);
  const most = enquiriesByWeek.reduce((best, week) => (week.count > best.count ? week : best), {
    week: to,
    count: 0,
  });
  const finding = `${plural(total, 'enquiry', 'enquiries')} in ${weeksText(weeks)}, most in the week of ${shortDay(most.week)}`;
  return (
    <Panel
      kind="enquiries-by-week"
      weeks={weeks}
      heading="Enquiries by week"
      finding={total > 0 ? finding : undefined}
      nothing="No enquiries in these weeks."
      table={
        <DataTable
          caption="Enquiries by week"
          columns={{ week: { label: 'Week from' }, count: COUNT }}
          rows={enquiriesByWeek.toReversed().map(({ week, count }) => ({
            key: week,
            cells: { week: <Day value={week} />, count },
          }))}
        />
      }
      note="The last week is not over yet: its column is lighter."
    >
      <ColumnPlot
        finding={finding}
        columns={enquiriesByWeek.map(({ week, count }, index) => ({
          label: shortDay(week),
          value: count,
          isUnfinished: index === enquiriesByWeek.length - 1,
        }))}
      />
    </Panel>
  );
}

function EnquiriesByPage({ figures: { enquiriesByPage }, weeks }: FiguresView) {
  const pages = enquiriesByPage.map(({ page, count }) => ({ label: pageLabel(page ?? undefined), count }));
  const finding = `${share(pages[0]?.count ?? 0, sum(pages))} enquiries came from ${pageText(pages[0]?.label)}`;
  return (
    <Panel
      kind="enquiries-by-page"
      weeks={weeks}
      heading="Enquiries by page"
      finding={pages.length > 0 ? finding : undefined}
      nothing="No enquiries in these weeks."
      table={<CountTable caption="Enquiries by page" what="Page" rows={pages} />}
    >
      <BarPlot finding={finding} rows={bars(pages, 'other pages')} />
    </Panel>
  );
}

function FirstAnswers({ figures: { firstAnswers }, weeks }: FiguresView) {
  const times = firstAnswers.map(({ time, count }) => ({
    label: ANSWER_TIMES.find(({ key }) => key === time)?.label ?? time,
    count,
  }));
  const total = sum(times);
  const within = sum(firstAnswers.filter(({ time }) => ['hour', '4-hours', 'day'].includes(time)));
  const finding = `${share(within, total)} enquiries were answered within 24 hours`;
  return (
    <Panel
      kind="first-answers"
      weeks={weeks}
      heading="Time to the first answer"
      finding={total > 0 ? finding : undefined}
      nothing="No enquiries in these weeks."
      table={<CountTable caption="Enquiries by time to the first answer" what="Answered" rows={times} />}
    >
      <BarPlot finding={finding} rows={times.map(({ label, count }) => ({ label, parts: [count] }))} />
    </Panel>
  );
}

function Applications({ figures: { applications }, weeks }: FiguresView) {
  const total = sum(applications);
  const finding = `${plural(total, 'application', 'applications')}, most for ${applications[0]?.opening}: ${applications[0]?.count}`;
  const steps = REACHED_STEPS.map((step) => STATE_LABELS[step]);
  return (
    <Panel
      kind="applications"
      weeks={weeks}
      heading="Applications by opening and step"
      finding={total > 0 ? finding : undefined}
      nothing="No applications in these weeks."
      note="The furthest step that each one reached, also when it was rejected or left later."
      table={
        <DataTable
          caption="Applications by opening and step"
          columns={{
            opening: { label: 'Opening' },
            ...stepColumns,
            count: { label: 'In all', isFigure: true },
          }}
          rows={applications.map(({ opening, steps: reached, count }) => ({
            key: opening,
            cells: { opening, ...reached, count },
          }))}
        />
      }
    >
      <PlotLegend parts={steps} />
      <BarPlot
        finding={finding}
        rows={applications.slice(0, BARS_MAX).map(({ opening, steps: reached }) => ({
          label: opening,
          parts: REACHED_STEPS.map((step) => reached[step]),
        }))}
      />
    </Panel>
  );
}

const stepColumns = {
  new: { label: STATE_LABELS.new, isFigure: true },
  reading: { label: STATE_LABELS.reading, isFigure: true },
  talk: { label: STATE_LABELS.talk, isFigure: true },
  exercise: { label: STATE_LABELS.exercise, isFigure: true },
  accepted: { label: STATE_LABELS.accepted, isFigure: true },
};

function CertificateChecks({ figures: { certificateChecks }, weeks }: FiguresView) {
  const answers = certificateChecks.map(({ answer, count }) => ({ label: CHECK_LABELS[answer], count }));
  const total = sum(answers);
  const finding = `${share(answers[0]?.count ?? 0, total)} checks found a valid certificate`;
  return (
    <Panel
      kind="certificate-checks"
      weeks={weeks}
      heading="Certificate checks by answer"
      finding={total > 0 ? finding : undefined}
      nothing="Nobody checked a certificate in these weeks."
      table={<CountTable caption="Certificate checks by answer" what="Answer" rows={answers} />}
    >
      <BarPlot finding={finding} rows={answers.map(({ label, count }) => ({ label, parts: [count] }))} />
    </Panel>
  );
}

function Visits({ figures: { visits }, weeks }: FiguresView) {
  const pages = visits.map(({ page, count }) => ({ label: pageLabel(page), count }));
  const finding = `${plural(sum(pages), 'visit', 'visits')}, most to ${pageText(pages[0]?.label)}: ${pages[0]?.count.toLocaleString('en-IN')}`;
  return (
    <Panel
      kind="visits"
      weeks={weeks}
      heading="Visits by page"
      finding={pages.length > 0 ? finding : undefined}
      nothing="Nobody opened a page in these weeks."
      note="A page that a browser fetched when a link was pointed at is not counted, so pages that people reach from within the site were seen more often than this."
      table={<CountTable caption="Visits by page" what="Page" rows={pages} />}
    >
      <BarPlot finding={finding} rows={bars(pages, 'other pages')} />
    </Panel>
  );
}

interface PanelProps {
  kind: FigureKind;
  weeks: number;
  heading: string;
  /** Undefined: there is nothing to draw. */
  finding: string | undefined;
  nothing: string;
  note?: string;
  table: ReactNode;
  children: ReactNode;
}

/** A figure: what it says, its picture, its table, and its file. */
function Panel({ kind, weeks, heading, finding, nothing, note, table, children }: PanelProps) {
  return (
    <section className="plot-panel" aria-labelledby={kind}>
      <h2 id={kind}>{heading}</h2>
      {finding === undefined ? (
        <p className="muted">{nothing}</p>
      ) : (
        <>
          <p className="plot-finding">{finding}</p>
          {children}
          {note && <p className="hint">{note}</p>}
          <div className="plot-more">
            <details>
              <summary>Table</summary>
              {table}
            </details>
            <a
              className="text-link"
              href={`/figures/export?kind=${kind}&weeks=${weeks}`}
              aria-label={`CSV: ${heading}`}
            >
              CSV
            </a>
          </div>
        </>
      )}
    </section>
  );
}

interface Counted {
  label: string;
  count: number;
}

function CountTable({ caption, what, rows }: { caption: string; what: string; rows: Counted[] }) {
  return (
    <DataTable
      caption={caption}
      columns={{ what: { label: what }, count: COUNT }}
      rows={rows.map(({ label, count }) => ({
        key: label,
        cells: { what: label, count: count.toLocaleString('en-IN') },
      }))}
    />
  );
}

/** The first ones, and the rest as one. */
function bars(rows: Counted[], rest: string) {
  const shown = rows.length > BARS_MAX ? rows.slice(0, BARS_MAX - 1) : rows;
  const left = rows.slice(shown.length);
  const all = left.length > 0 ? [...shown, { label: `${left.length} ${rest}`, count: sum(left) }] : shown;
  return all.map(({ label, count }) => ({ label, parts: [count] }));
}

function sum(rows: readonly Pick<Counted, 'count'>[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}

function share(part: number, whole: number): string {
  return `${part.toLocaleString('en-IN')} of ${whole.toLocaleString('en-IN')}`;
}

function weeksText(weeks: number): string {
  return { 4: 'four weeks', 12: 'twelve weeks', 52: 'a year' }[weeks] ?? `${weeks} weeks`;
}

function pageText(label: string | undefined): string {
  return label === undefined || label === 'Not known' ? 'a page that is not known' : `the page ${label}`;
}

function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
}
