import { type Batch, batchName } from './batch.ts';
import { BATCHES_PATH, coursePath, PATHS, REQUESTS, SAMPLE_REPORTS } from './paths.ts';

/** Subject of an enquiry, as the contact page and the forms show it. */
export interface EnquirySubject {
  /** In the address of the contact page. */
  query: string;
  /** The first line of the message that is sent. */
  line: string;
  /** Question and hint for the message. */
  asks?: { question: string; text: string };
  /** Words that are in the message already. */
  message?: string;
}

/** The form, with or without a subject. */
export type ContactAddress = `${typeof PATHS.contact}${string}`;

export type SubjectKind = 'course' | 'service' | 'report' | 'request' | 'opening';

/** A report is below the services: it is looked for first. */
const PARENTS = [
  ['report', SAMPLE_REPORTS],
  ['course', PATHS.trainings],
  ['service', PATHS.services],
  ['request', REQUESTS],
] as const satisfies [SubjectKind, string][];

const LABELS: Record<SubjectKind, string> = {
  course: 'Course',
  service: 'Service',
  report: 'Sample report',
  request: 'Request',
  opening: 'Opening',
};

/** Asks about working here; the openings themselves come and go. */
const CAREERS = 'opening=any';

/** Asks which course it should be. */
export const WHICH_COURSE = 'course=any';

/** Questions about a course that prefill the form. */
export const COURSE_QUESTIONS = ['date', 'fees'] as const;
export type CourseQuestion = (typeof COURSE_QUESTIONS)[number];

/** The query that names a page as the subject of an enquiry; undefined where the page is none. A lab is asked about as its course. */
export function subjectQuery(page: string): string | undefined {
  if (page === PATHS.careers) return CAREERS;
  if (page === PATHS.certificate || page === BATCHES_PATH) return undefined;
  for (const [kind, parent] of PARENTS)
    if (page.startsWith(`${parent}/`))
      return `${kind}=${page.slice(parent.length + 1).replace(/\/lab$/, '')}`;
  return undefined;
}

/** Every link from a page to the form is made here. `contact` is the address of the form that the specification gives the link. */
export function askAbout(page: string, contact: ContactAddress = PATHS.contact): ContactAddress {
  const query = subjectQuery(page);
  return query ? `${contact}?${query}` : contact;
}

/** The form with a question about a course in it. */
export function askCourse(course: string, question: CourseQuestion): ContactAddress {
  return `${askAbout(course)}&ask=${question}`;
}

/** The form with a batch as its subject. */
export function askForSeat({ course, id }: Pick<Batch, 'course' | 'id'>): ContactAddress {
  return `${askAbout(coursePath(course))}&batch=${encodeURIComponent(id)}`;
}

/** "Course: DevOps Automation, 9 January 2027 (devops-k3m7)": by the id in it the office knows the batch. */
export function batchLine(batch: Pick<Batch, 'courseTitle' | 'start' | 'id'>): string {
  return subjectLine('course', `${batchName(batch)} (${batch.id})`);
}

/** The batch that a subject names. */
export function batchIn(subject: string): string | undefined {
  return /^Course: .+ \(([a-z0-9-]+)\)$/.exec(subject)?.[1];
}

/** The course that a subject names, without its batch. */
export function courseIn(subject: string): string | undefined {
  return /^Course: (.+?)(?:, \d{1,2} \p{L}+ \d{4} \([a-z0-9-]+\))?$/u.exec(subject)?.[1];
}

/** The form for who has not chosen a course. */
export const ASK_WHICH_COURSE: ContactAddress = `${PATHS.contact}?${WHICH_COURSE}`;

/** Tells whether a trainee asks, and no firm. */
export function isAboutCourse({ query }: Pick<EnquirySubject, 'query'>): boolean {
  return query.startsWith('course=');
}

/** First line of the message of such an enquiry. */
export function subjectLine(kind: SubjectKind, name: string): string {
  return `${LABELS[kind]}: ${name}`;
}

/** Limit for a course with the day and the id of a batch. */
const LONGEST_NAME = 140;
const SUBJECT_LINE = new RegExp(
  `^(${Object.values(LABELS).join('|')}): [\\p{L}\\p{N} &,.:()/+-]{1,${LONGEST_NAME}}$`,
  'u',
);

/** The subject that a message begins with; undefined where its first line is something else. */
export function subjectOf(message: string): string | undefined {
  const [first = ''] = message.split('\n', 1);
  return SUBJECT_LINE.test(first) ? first : undefined;
}

/** The message as it is sent and kept: its subject first, where it has one. */
export function messageAbout(subject: unknown, message: string): string {
  const isSubject = typeof subject === 'string' && subjectOf(subject) === subject;
  return isSubject ? `${subject}\n\n${message}`.trimEnd() : message;
}

/** On a static host: the subjects by the query of the contact page. */
export const SUBJECTS_FILE = '/contact-subjects.json';
