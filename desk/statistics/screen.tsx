import { company } from '../../content/company.ts';
import type { ReactNode } from 'react';
import {
  STATISTIC_KINDS,
  STATISTICS_WEEKS,
  type StatisticKind,
  type Statistics,
  REACHED_STEPS,
  type ReachedStep,
} from '../../domain/statistics.ts';
import { STATE_LABELS } from '../../domain/submission-state.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { pageLabel } from '../ui/page-label.ts';
import { BarPlot, ColumnPlot, PlotLegend } from './plot.tsx';
import { amount, type Counted, countedRows, firstRows, sum } from '../ui/counted-rows.ts';
import type { TraineeMonth } from '../../server/services/payments/month-of-trainees.ts';
import { MonthSheet } from './month.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

const BARS_MAX = 10;

export interface StatisticsView {
  statistics: Statistics;
  weeks: number;
  /** YYYY-MM, if a month is shown. */
  month?: string;
  months: { current: string; before?: string; after?: string };
  /** A month by course and batch. */
  trainees?: TraineeMonth;
}

export const statistics: Screen<StatisticsView> = {
  title: ({ month }) => (month ? `Statistics of ${monthText(month)}` : 'Statistics'),
  draw: ({ statistics: counted, weeks, month, months, trainees }) => (
    <>
      <ScreenHead heading={month ? `Statistics of ${monthText(month)}` : 'Statistics'}>
        From <Day value={counted.from} /> to <Day value={counted.to} />. Counted by day, without cookies or
        addresses.
      </ScreenHead>
      <Tabs
        label="Which days"
        tabs={[
          ...STATISTICS_WEEKS.map((choice) => ({
            path: `/statistics?weeks=${choice}`,
            label: choice === 52 ? 'A year' : `${choice} weeks`,
            isCurrent: !month && choice === weeks,
          })),
          { path: `/statistics?month=${months.current}`, label: 'Month', isCurrent: month !== undefined },
        ]}
      />
      {counted.samplesUntil !== undefined && (
        <p className="advice">
          Samples are counted up to <Day value={counted.samplesUntil} />: they came with the demo data.
        </p>
      )}
      {month && <MonthNavigation month={month} {...months} />}
      {month && <MonthSheet statistics={counted} trainees={trainees} />}
      {!month && (
        <div className="plot-panels">
          {STATISTIC_KINDS.map((kind) => (
            <Panel key={kind} kind={kind} weeks={weeks} {...STATISTICS[kind](counted, weeks)} />
          ))}
        </div>
      )}
    </>
  ),
};

function MonthNavigation({ month, before, after }: { month: string } & StatisticsView['months']) {
  return (
    <nav className="row item-nav" aria-label="Months">
      <TextLink href={`/statistics/export?kind=all&month=${month}`} label="CSV of all statistics" />
      <TextLink href={`/statistics/payments.csv?month=${month}`} label="CSV of payments" />
      {before && (
        <TextLink
          href={`/statistics?month=${before}`}
          rel="prev"
          label={monthText(before)}
          letter="["
          says="Month before"
        />
      )}
      {after && (
        <TextLink
          href={`/statistics?month=${after}`}
          rel="next"
          label={monthText(after)}
          letter="]"
          says="Month after"
        />
      )}
    </nav>
  );
}

interface Statistic {
  heading: string;
  /** Zero means that no chart is shown. */
  total: number;
  finding: string;
  nothing: string;
  note?: string;
  table: ReactNode;
  plot: ReactNode;
}

const STATISTICS: Record<StatisticKind, (statistics: Statistics, weeks: number) => Statistic> = {
  'enquiries-by-week': enquiriesByWeek,
  'enquiries-by-page': (counted) => {
    const { pages } = countedRows(counted);
    return barStatistic(pages, {
      heading: 'Enquiries by page',
      what: 'Page',
      finding: `${share(pages[0]?.count ?? 0, sum(pages))} enquiries came from ${pageText(pages[0]?.label)}`,
      nothing: 'No enquiries in these weeks.',
    });
  },
  'first-answers': (counted) => {
    const { answers, inTime } = countedRows(counted);
    return barStatistic(answers, {
      heading: 'Time to the first answer',
      caption: 'Enquiries by time to the first answer',
      what: 'Answered',
      finding: `${share(inTime, sum(answers))} enquiries were answered within 24 hours`,
      nothing: 'No enquiries in these weeks.',
    });
  },
  'enquiry-outcomes': (counted) => {
    const { outcomes } = countedRows(counted);
    return barStatistic(outcomes, {
      heading: 'Outcomes of enquiries',
      what: 'Outcome',
      finding: `${share(outcomes[0]?.count ?? 0, sum(outcomes))} enquiries joined`,
      nothing: 'No enquiries in these weeks.',
    });
  },
  'certificates-issued': (counted) => {
    const { certificates: rows } = countedRows(counted);
    return barStatistic(rows, {
      heading: 'Certificates issued by course',
      what: 'Course',
      finding: `${amount(sum(rows), 'certificate')}, most in ${rows[0]?.label}: ${rows[0]?.count.toLocaleString(company.region.locale)}`,
      nothing: 'No certificate was issued in these weeks.',
    });
  },
  applications,
  'certificate-checks': (counted) => {
    const { checks: rows } = countedRows(counted);
    return barStatistic(rows, {
      heading: 'Certificate checks by answer',
      what: 'Answer',
      finding: `${share(rows[0]?.count ?? 0, sum(rows))} checks found a valid certificate`,
      nothing: 'Nobody checked a certificate in these weeks.',
    });
  },
  visits: ({ visits }) => {
    const rows = visits.map(({ page, count }) => ({ label: pageLabel(page), count }));
    return barStatistic(rows, {
      heading: 'Visits by page',
      what: 'Page',
      finding: `${amount(sum(rows), 'visit')}, most to ${pageText(rows[0]?.label)}: ${rows[0]?.count.toLocaleString(company.region.locale)}`,
      nothing: 'Nobody opened a page in these weeks.',
      note: 'Pages that a browser prefetched are not counted, so pages that people open from within the site were viewed more often than shown.',
    });
  },
  'visits-by-source': ({ visitsBySource }) => {
    const rows = visitsBySource.map(({ source, count }) => ({ label: source, count }));
    return barStatistic(rows, {
      heading: 'Visits by source',
      what: 'Source',
      finding: `${amount(sum(rows), 'visit')}, most from ${rows[0]?.label}: ${rows[0]?.count.toLocaleString(company.region.locale)}`,
      nothing: 'No visits with a source in these weeks.',
      note: 'Add ?utm_source=NAME to the address in an advertisement or newsletter. If the visitor sends an enquiry from the same browser tab, its page shows the name too.',
    });
  },
};

function enquiriesByWeek({ enquiriesByWeek: counts, to }: Statistics, weeks: number): Statistic {
  const total = sum(counts);
  const most = counts.reduce((best, week) => (week.count > best.count ? week : best), { week: to, count: 0 });
  const finding = `${amount(total, 'enquiry', 'enquiries')} in ${weeksText(weeks)}, most in the week of ${shortDay(most.week)}`;
  return {
    heading: 'Enquiries by week',
    total,
    finding,
    nothing: 'No enquiries in these weeks.',
    note: 'The last week is not over yet: its column is lighter.',
    table: (
      <DataTable
        caption="Enquiries by week"
        columns={{ week: 'Week from', count: 'Number' }}
        numbers={['count']}
        rows={counts.toReversed().map(({ week, count }) => ({
          key: week,
          cells: { week: <Day value={week} />, count },
        }))}
      />
    ),
    plot: (
      <ColumnPlot
        finding={finding}
        columns={counts.map(({ week, count }, index) => ({
          label: shortDay(week),
          value: count,
          isUnfinished: index === counts.length - 1,
        }))}
      />
    ),
  };
}

function applications({ applications: openings }: Statistics): Statistic {
  const total = sum(openings);
  const finding = `${amount(total, 'application')}, most for ${openings[0]?.opening}: ${openings[0]?.count}`;
  return {
    heading: 'Applications by opening and stage',
    total,
    finding,
    nothing: 'No applications in these weeks.',
    note: 'The furthest stage that each application reached, even if it was rejected or closed later.',
    table: (
      <DataTable
        caption="Applications by opening and stage"
        columns={{ opening: 'Opening', ...STEP_LABELS, count: 'Total' }}
        numbers={[...REACHED_STEPS, 'count']}
        rows={openings.map(({ opening, steps, count }) => ({
          key: opening,
          cells: { opening, ...steps, count },
        }))}
      />
    ),
    plot: (
      <>
        <PlotLegend parts={REACHED_STEPS.map((step) => STATE_LABELS[step])} />
        <BarPlot
          finding={finding}
          rows={openings.slice(0, BARS_MAX).map(({ opening, steps }) => ({
            label: opening,
            parts: REACHED_STEPS.map((step) => steps[step]),
          }))}
        />
      </>
    ),
  };
}

const STEP_LABELS = Object.fromEntries(REACHED_STEPS.map((step) => [step, STATE_LABELS[step]])) as Record<
  ReachedStep,
  string
>;

/** Chart and table with the same rows. */
function barStatistic(
  rows: Counted[],
  {
    what,
    caption,
    ...texts
  }: Pick<Statistic, 'heading' | 'finding' | 'nothing' | 'note'> & { what: string; caption?: string },
): Statistic {
  return {
    ...texts,
    total: sum(rows),
    table: (
      <DataTable
        caption={caption ?? texts.heading}
        columns={{ what, count: 'Number' }}
        numbers={['count']}
        rows={rows.map(({ label, count }) => ({
          key: label,
          cells: { what: label, count: count.toLocaleString(company.region.locale) },
        }))}
      />
    ),
    plot: (
      <BarPlot
        finding={texts.finding}
        rows={firstRows(rows, BARS_MAX).map(({ label, count }) => ({ label, parts: [count] }))}
      />
    ),
  };
}

/** A statistic: a sentence, a chart, a table and a download. */
function Panel({
  kind,
  weeks,
  heading,
  total,
  finding,
  nothing,
  note,
  table,
  plot,
}: Statistic & { kind: StatisticKind; weeks: number }) {
  return (
    <section className="plot-panel" aria-labelledby={kind}>
      <h2 id={kind}>{heading}</h2>
      {total === 0 ? (
        <p className="muted">{nothing}</p>
      ) : (
        <>
          <p className="plot-finding">{finding}</p>
          {plot}
          {note && <p className="hint">{note}</p>}
          <div className="plot-more">
            <details>
              <summary>Table</summary>
              {table}
            </details>
            <TextLink
              href={`/statistics/export?kind=${kind}&weeks=${weeks}`}
              aria-label={`CSV: ${heading}`}
              label="CSV"
            />
          </div>
        </>
      )}
    </section>
  );
}

function share(part: number, whole: number): string {
  return `${part.toLocaleString(company.region.locale)} of ${whole.toLocaleString(company.region.locale)}`;
}

function weeksText(weeks: number): string {
  return { 4: 'four weeks', 12: 'twelve weeks', 52: 'a year' }[weeks] ?? `${weeks} weeks`;
}

function pageText(label: string | undefined): string {
  return label === undefined || label === 'Not known' ? 'an unknown page' : `the page ${label}`;
}

function monthText(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
}

function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
}
