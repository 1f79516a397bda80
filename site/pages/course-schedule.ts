import { openFacts, SCHEDULE_LABELS, timeNeeded } from '../../content/course-facts.ts';
import type { Fact, Schedule, TrainingPage } from '../../content/types.ts';

type Course = Pick<TrainingPage, 'syllabus' | 'project' | 'ownHours' | 'level' | 'schedule'>;

interface CourseSchedule {
  facts: Fact[];
  /** What the firm has not set. */
  open: string[];
}

/** What a learner plans with, on a day (YYYY-MM-DD): a start that has passed is no next start. */
export function courseSchedule(course: Course, today: string): CourseSchedule {
  const { schedule, project } = course;
  const open = openFacts(schedule, today);
  const isSet = (fact: keyof Schedule) => !open.includes(fact);
  const { inClass, total, pace } = timeNeeded(course);
  const set = (Object.keys(SCHEDULE_LABELS) as (keyof Schedule)[])
    .filter((fact) => fact !== 'nextStart' && isSet(fact))
    .map((fact) => ({ term: capitalised(SCHEDULE_LABELS[fact]), detail: detailOf(fact, schedule) }));
  return {
    facts: [
      { term: 'Hours', detail: `${inClass}, of them ${project.hours} on the project` },
      {
        term: 'With your own time',
        detail: `${total} hours. ${pace}${isSet('days') ? '' : ' Class times are not fixed yet.'}`,
      },
      { term: 'Entry level', detail: course.level },
      {
        term: 'Next start',
        detail: isSet('nextStart') ? longDate(String(schedule.nextStart)) : 'No date set yet',
      },
      ...set,
    ],
    open: open.filter((fact) => fact !== 'nextStart').map((fact) => SCHEDULE_LABELS[fact]),
  };
}

function detailOf(fact: keyof Schedule, schedule: Schedule): string {
  return fact === 'groupSize' ? `At most ${schedule.groupSize}` : String(schedule[fact]);
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
