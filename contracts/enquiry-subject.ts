import { type Batch, batchName } from './batch.ts';
import { BATCHES_PATH, coursePath, PATHS, REQUESTS, SAMPLE_REPORTS } from './paths.ts';

/** Subject of an enquiry. A link to the form can contain it. */
export interface EnquirySubject {
  /** Query of the contact page that means this subject. */
  query: string;
  /** First line of the message. */
  line: string;
  /** Question about the subject, with a hint for the message. */
  asks?: { question: string; text: string };
  /** Text with which the message begins. */
  message?: string;
}

/** Address of the form, with or without a subject. */
export type ContactAddress = `${typeof PATHS.contact}${string}`;

export type SubjectKind = 'course' | 'service' | 'report' | 'request' | 'opening';

/** Pages with subjects. Reports come first, because their addresses are below those of the services. */
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

/** Query about jobs in general, because single openings exist only for a while. */
const CAREERS = 'opening=any';

/** Query for advice on choosing a course. */
export const WHICH_COURSE = 'course=any';

/** Questions about a course that prefill the form. */
export const COURSE_QUESTIONS = ['date', 'fees'] as const;
export type CourseQuestion = (typeof COURSE_QUESTIONS)[number];

/**
 * Query for an enquiry about a page; undefined if the page cannot be a subject. A lab has the subject of its course.
 */
export function subjectQuery(page: string): string | undefined {
  if (page === PATHS.careers) return CAREERS;
  if (page === PATHS.certificate || page === BATCHES_PATH) return undefined;
  for (const [kind, parent] of PARENTS)
    if (page.startsWith(`${parent}/`))
      return `${kind}=${page.slice(parent.length + 1).replace(/\/lab$/, '')}`;
  return undefined;
}

/**
 * Address of the form with this page as its subject. All links to the form come from here. `contact` is the address of
 * the contact page.
 */
export function askAbout(page: string, contact: ContactAddress = PATHS.contact): ContactAddress {
  const query = subjectQuery(page);
  return query ? `${contact}?${query}` : contact;
}

/** Address of the form with a question about a course. */
export function askCourse(course: string, question: CourseQuestion): ContactAddress {
  return `${askAbout(course)}&ask=${question}`;
}

/** Address of the form with a batch as its subject. */
export function askForSeat({ course, id }: Pick<Batch, 'course' | 'id'>): ContactAddress {
  return `${askAbout(coursePath(course))}&batch=${encodeURIComponent(id)}`;
}

/**
 * First line of a message about a batch: "Course: DevOps Automation, 9 January 2027 (devops-k3m7)". The id tells the
 * office which batch it is.
 */
export function batchLine(batch: Pick<Batch, 'courseTitle' | 'start' | 'id'>): string {
  return subjectLine('course', `${batchName(batch)} (${batch.id})`);
}

/** Id of the batch in a subject. */
export function batchIn(subject: string): string | undefined {
  return /^Course: .+ \(([a-z0-9-]+)\)$/.exec(subject)?.[1];
}

/** Name of the course in a subject, without the batch. */
export function courseIn(subject: string): string | undefined {
  return /^Course: (.+?)(?:, \d{1,2} \p{L}+ \d{4} \([a-z0-9-]+\))?$/u.exec(subject)?.[1];
}

/** Address of the form for people who have not chosen a course. */
export const ASK_WHICH_COURSE: ContactAddress = `${PATHS.contact}?${WHICH_COURSE}`;

/** True for subjects of trainees, false for subjects of firms. */
export function isAboutCourse({ query }: Pick<EnquirySubject, 'query'>): boolean {
  return query.startsWith('course=');
}

/** First line of a message about this subject. */
export function subjectLine(kind: SubjectKind, name: string): string {
  return `${LABELS[kind]}: ${name}`;
}

/** Length limit for the name of a subject. Enough for a course with the day and the id of a batch. */
const LONGEST_NAME = 140;
const SUBJECT_LINE = new RegExp(
  `^(${Object.values(LABELS).join('|')}): [\\p{L}\\p{N} &,.:()/+-]{1,${LONGEST_NAME}}$`,
  'u',
);

/** Subject in the first line of a message; undefined if that line is something else. */
export function subjectOf(message: string): string | undefined {
  const [first = ''] = message.split('\n', 1);
  return SUBJECT_LINE.test(first) ? first : undefined;
}

/** The message to send and store. Its subject, if any, is the first line. */
export function messageAbout(subject: unknown, message: string): string {
  const isSubject = typeof subject === 'string' && subjectOf(subject) === subject;
  return isSubject ? `${subject}\n\n${message}`.trimEnd() : message;
}

/** Name of the file that lists all subjects by the query of the contact page. Static hosts need it. */
export const SUBJECTS_FILE = '/contact-subjects.json';
