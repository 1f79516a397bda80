import { type EnquirySubject, subjectLine, subjectOf, subjectQuery } from '../contracts/enquiry-subject.ts';
import { pageAt } from './pages.ts';
import type { Page, TrainingPage } from './types.ts';

/** What a visitor of a page asks about; undefined where the page is no subject of an enquiry. `opening`: the one that is shown. */
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

/** What stands in the message of who asks when a course begins. */
export function dateQuestion({ courseTitle }: Pick<TrainingPage, 'courseTitle'>): string {
  return `Please tell me the next date for ${courseTitle}.`;
}

function lineOf(page: Page): string {
  if (page.kind === 'training') return subjectLine('course', page.courseTitle);
  return subjectLine(page.kind === 'sample-report' ? 'report' : 'service', page.title);
}

/** A title from the office may hold what a line cannot. */
function openingLine(title = ''): string {
  return subjectOf(subjectLine('opening', title)) ?? subjectLine('opening', 'working with us');
}
