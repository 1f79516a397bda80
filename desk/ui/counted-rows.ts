import { company } from '../../content/company.ts';
import { ANSWER_TIMES, OUTCOME_TEXTS, type Statistics } from '../../domain/statistics.ts';
import { CHECK_LABELS } from './check-labels.ts';
import { pageLabel } from './page-label.ts';

export interface Counted {
  label: string;
  count: number;
}

const IN_TIME = new Set(['hour', '4-hours', 'day']);

/** Rows of counts, with readable labels. */
export function countedRows(statistics: Statistics) {
  const { enquiriesByPage, firstAnswers, enquiryOutcomes, certificatesIssued, certificateChecks } =
    statistics;
  return {
    pages: enquiriesByPage.map(({ page, count }) => ({ label: pageLabel(page ?? undefined), count })),
    answers: firstAnswers.map(({ time, count }) => ({
      label: ANSWER_TIMES.find(({ key }) => key === time)?.label ?? time,
      count,
    })),
    inTime: sum(firstAnswers.filter(({ time }) => IN_TIME.has(time))),
    outcomes: enquiryOutcomes.map(({ outcome, count }) => ({ label: OUTCOME_TEXTS[outcome], count })),
    certificates: certificatesIssued.map(({ course, count }) => ({ label: course, count })),
    checks: certificateChecks.map(({ answer, count }) => ({ label: CHECK_LABELS[answer], count })),
  };
}

/** The first rows, and the rest summed up as the last of `most` rows. */
export function firstRows(rows: Counted[], most: number): Counted[] {
  const shown = rows.length > most ? rows.slice(0, most - 1) : rows;
  const rest = rows.slice(shown.length);
  return rest.length > 0 ? [...shown, { label: `${rest.length} others`, count: sum(rest) }] : shown;
}

export function sum(rows: readonly Pick<Counted, 'count'>[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** A number with its noun: "1 certificate", "1,20,000 certificates". */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString(company.region.locale)} ${count === 1 ? one : many}`;
}
