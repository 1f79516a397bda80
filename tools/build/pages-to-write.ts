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

/** True if API_HOST is set: the build is for a static host in front of an existing backend. */
export const isStatic = readApiHost(process.env) !== undefined;

/** Pages of the site. A static site has no page of batches, because their dates come from our own server. */
export const pagesOfSite = isStatic ? pages.filter(({ path }) => path !== BATCHES_PATH) : pages;

export interface PageToWrite {
  path: string;
  /** Path of the file in build/client. */
  file: string;
  /** Address on the server. */
  address: string;
  /** Subject that the contact page shows. */
  subject?: EnquirySubject;
}

/**
 * All pages that become files. The page for unknown addresses is among them, with the file name that static hosts
 * expect.
 */
export function* pagesToWrite(): Generator<PageToWrite> {
  for (const { path } of pagesOfSite) yield { path, file: join(path, 'index.html').slice(1), address: path };
  yield { path: NOT_FOUND_PAGE, file: '404.html', address: NOT_FOUND_PAGE };
  if (isStatic) return;
  // Contact pages with a subject. A file name cannot contain a query, so each has a name of its own.
  for (const [address, subject] of contactSubjects()) {
    const name = address.replace(/^.*[?]/, '').replaceAll(/[^a-z0-9]+/g, '-');
    yield { path: PATHS.contact, file: `contact-about/${name}.html`, address, subject };
  }
}

/** Subjects by the query of the contact page. A lab has the subject of its course. */
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
