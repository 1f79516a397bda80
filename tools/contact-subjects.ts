import { pages } from '../content/pages.ts';
import { askAbout, subjectLine } from '../contracts/enquiry-subject.ts';

/** The addresses under which the contact page begins the message for the visitor, each with that first line. */
export function contactSubjects(): Map<string, string> {
  const subjects = new Map<string, string>();
  for (const page of pages) {
    if (page.kind === 'training') {
      subjects.set(askAbout('course', page.path), subjectLine('course', page.courseTitle));
    }
    if (page.kind === 'service' || page.kind === 'service-group') {
      subjects.set(askAbout('service', page.path), subjectLine('service', page.title));
    }
  }
  return subjects;
}
