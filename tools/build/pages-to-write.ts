import { join } from 'node:path';
import { offer } from '../../content/offer.ts';
import { pages } from '../../content/pages.ts';
import { NOT_FOUND_PAGE } from '../../contracts/page.ts';
import { BATCHES_PATH, PATHS } from '../../contracts/paths.ts';
import {
  ASK_WHICH_COURSE,
  askAbout,
  askCourse,
  COURSE_QUESTIONS,
  type EnquirySubject,
} from '../../contracts/enquiry-subject.ts';
import { readApiHost } from './read-api-host.ts';
import { questionTo, subjectOfPage, whichCourse } from '../../content/enquiry-subjects.ts';

/** Static build, chosen by API_HOST: files in front of an existing backend. */
export const isStatic = readApiHost(process.env) !== undefined;

/** Dates of batches need our own server. */
export const pagesOfSite = isStatic ? pages.filter(({ path }) => path !== BATCHES_PATH) : pages;

export interface PageToWrite {
  path: string;
  /** Relative to build/client. */
  file: string;
  /** Address on the server. */
  address: string;
  /** Subject for the contact page. */
  subject?: EnquirySubject;
}

/** All pages that are files, including the one for unknown addresses, named as static hosts expect. */
export function* pagesToWrite(): Generator<PageToWrite> {
  for (const { path } of pagesOfSite) yield { path, file: join(path, 'index.html').slice(1), address: path };
  yield { path: NOT_FOUND_PAGE, file: '404.html', address: NOT_FOUND_PAGE };
  if (isStatic) return;
  // File names cannot contain a query.
  for (const [address, subject] of contactSubjects()) {
    const name = address.replace(/^.*[?]/, '').replaceAll(/[^a-z0-9]+/g, '-');
    yield { path: PATHS.contact, file: `contact-about/${name}.html`, address, subject };
  }
}

/** Queries of the contact page with their subjects. A lab has the subject of its course. */
export function contactSubjects(): Map<string, EnquirySubject> {
  const subjects = new Map<string, EnquirySubject>(offer.courses ? [[ASK_WHICH_COURSE, whichCourse]] : []);
  for (const page of pages) {
    const subject = subjectOfPage(page);
    if (!subject || page.kind === 'lab') continue;
    subjects.set(askAbout(page.path), subject);
    if (page.kind !== 'training') continue;
    const { query, line } = subject;
    for (const question of COURSE_QUESTIONS)
      subjects.set(askCourse(page.path, question), { query, line, message: questionTo(page, question) });
  }
  return subjects;
}
