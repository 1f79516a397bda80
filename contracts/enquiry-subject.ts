import { PATHS } from './paths.ts';

export type SubjectKind = 'course' | 'service';

const PARENTS: Record<SubjectKind, string> = { course: PATHS.trainings, service: PATHS.services };
const LABELS: Record<SubjectKind, string> = { course: 'Course', service: 'Service' };

/** Where a visitor asks about a course or a service: the contact page, with its address below the list in the query. */
export function askAbout(kind: SubjectKind, page: string): string {
  return `${PATHS.contact}?${kind}=${page.slice(PARENTS[kind].length + 1)}`;
}

/** What the message of such an enquiry begins with. */
export function subjectLine(kind: SubjectKind, name: string): string {
  return `${LABELS[kind]}: ${name}`;
}

const LONGEST_NAME = 80;
const SUBJECT_LINE = new RegExp(`^(Course|Service): [\\p{L}\\p{N} &,.:()/+-]{1,${LONGEST_NAME}}$`, 'u');

/** The subject that a message begins with; undefined where its first line is something else. */
export function subjectOf(message: string): string | undefined {
  const [first = ''] = message.split('\n', 1);
  return SUBJECT_LINE.test(first) ? first : undefined;
}
