import {
  type CourseQuestion,
  type EnquirySubject,
  subjectLine,
  subjectOf,
  subjectQuery,
  WHICH_COURSE,
} from '../contracts/enquiry-subject.ts';
import { pageAt } from './pages.ts';
import { company } from './company.ts';
import { trainings } from './trainings.ts';
import type { Page, TrainingPage } from './types.ts';

/**
 * Subject of an enquiry from a page; undefined if the page is not a subject. `opening` is the opening that the page
 * shows.
 */
export function subjectOfPage(page: Page, opening?: string): EnquirySubject | undefined {
  if (page.kind === 'lab') return subjectOfPage(pageAt(page.course, 'training'));
  const query = subjectQuery(page.path);
  if (!query) return undefined;
  const asks = 'callToAction' in page ? page.callToAction : undefined;
  return {
    query,
    line: page.kind === 'careers' ? openingLine(opening) : lineOf(page),
    ...(asks && { asks: { question: asks.heading, text: asks.text } }),
  };
}

/** Subject of a question about a course. */
export function questionTo(
  { courseTitle }: Pick<TrainingPage, 'courseTitle'>,
  question: CourseQuestion,
): string {
  return {
    date: `Please tell me the next date for ${courseTitle}.`,
    fees: `What does ${courseTitle} cost in total, with ${company.region.tax.name}, and in three parts?`,
  }[question];
}

/** Subject for visitors who have not chosen a course. */
export const whichCourse: EnquirySubject = {
  query: WHICH_COURSE,
  line: subjectLine('course', 'which one suits me'),
  asks: trainings.start.unsure.asks,
  message: trainings.start.unsure.message,
};

function lineOf(page: Page): string {
  if (page.kind === 'training') return subjectLine('course', page.courseTitle);
  if (page.kind === 'text') return subjectLine('request', page.title);
  return subjectLine(page.kind === 'sample-report' ? 'report' : 'service', page.title);
}

/** A title from the office may contain characters that are not allowed in a line of the message. */
function openingLine(title = ''): string {
  return subjectOf(subjectLine('opening', title)) ?? subjectLine('opening', 'working with us');
}
