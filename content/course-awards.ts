import { courseHours, present } from './course-facts.ts';
import { courseTerms } from './course-terms.ts';
import { coursePages } from './pages.ts';

/** Text about one of our courses on its certificate. */
export interface CourseAward {
  /** Names of the course on certificates. */
  names: string[];
  title: string;
  path: string;
  description: string;
  hours: number;
  /** Titles of the modules. */
  covered: string[];
  /** Parts of the assessment with their weights; empty if the course has no assessment. */
  assessedBy: string;
  /** Requirements for passing. */
  passed: string;
}

export function courseAwards(): CourseAward[] {
  const passing = courseTerms.terms.find(({ id }) => id === 'pass')?.text ?? '';
  return coursePages().map((page) => ({
    names: [...new Set([page.courseTitle, page.title])],
    title: page.courseTitle,
    path: page.path,
    description: page.description,
    hours: courseHours(page),
    covered: page.syllabus.modules.map(({ title }) => title),
    assessedBy: (page.assessment?.parts ?? []).map(({ term, detail }) => `${term} ${detail}`).join('; '),
    passed: page.assessment ? present(passing, page.assessment.condition).join(' ') : '',
  }));
}

let awards: CourseAward[] | undefined;

/** The course with this name on certificates; undefined if the site has none. */
export function courseAward(name: string): CourseAward | undefined {
  const asked = plain(name);
  return (awards ??= courseAwards()).find(({ names }) => names.some((each) => plain(each) === asked));
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
