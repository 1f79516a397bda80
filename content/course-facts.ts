import { plural } from '../contracts/plural.ts';
import type { CourseModule, TrainingPage } from './types.ts';

type Course = Pick<TrainingPage, 'syllabus' | 'project'>;

/** The list without missing parts. */
export function present<Part>(...parts: (Part | false | '' | 0 | undefined)[]): Part[] {
  return parts.filter((part): part is Part => Boolean(part));
}

/** Hours of all modules and the project. */
export function courseHours({ syllabus, project }: Course): number {
  return syllabus.modules.reduce((sum, { hours }) => sum + hours, project?.hours ?? 0);
}

/** Hours per week at two speeds: part time, beside a job or college, and full time. */
const SLOW = 10;
const FAST = 30;
/** Number of days in a full-time week. */
const DAYS = 5;

/** Hours in class and at home, and the approximate number of weeks at two speeds. */
export function timeNeeded(course: Course & Pick<TrainingPage, 'ownHours'>) {
  const inClass = courseHours(course);
  const total = inClass + (course.ownHours ?? 0);
  const isUnderAWeek = (hours: number) => total < hours;
  const time = (hours: number) =>
    isUnderAWeek(hours)
      ? plural(Math.ceil(total / (hours / DAYS)), 'day')
      : plural(Math.ceil(total / hours), 'week');
  return {
    inClass,
    total,
    weeks: [SLOW, FAST].map((hours) => `${hours} h a week: about ${time(hours)}`),
    /** All hours of a week, in class and at home, because there is no timetable. */
    pace: `At ${SLOW} hours a week, class and home together: about ${time(SLOW)}. At ${FAST}: about ${isUnderAWeek(FAST) ? time(FAST) : Math.ceil(total / FAST)}.`,
  };
}

/** Place of a module, from 1. */
export function moduleNamed({ syllabus }: Pick<Course, 'syllabus'>, title: string): number {
  return 1 + syllabus.modules.findIndex((module) => module.title === title);
}

/** Number of the module with a lesson, from 1; 0 if there is none. */
export function moduleOfLesson({ syllabus }: Pick<Course, 'syllabus'>, lesson: string): number {
  return 1 + syllabus.modules.findIndex(({ lessons }) => lessons.includes(lesson));
}

/** Number of the first module with a tool in a lesson or a lab, from 1; 0 if there is none. */
export function moduleOfTool({ syllabus }: Pick<Course, 'syllabus'>, tool: string): number {
  const names = (text: string) => text.toLowerCase().includes(tool.toLowerCase());
  const isTaught = ({ lessons, lab, aiLab = '' }: CourseModule) => [...lessons, lab, aiLab].some(names);
  return 1 + syllabus.modules.findIndex(isTaught);
}

/** Without an AI lab, the rule on the use of AI does not apply. */
export const hasAiLab = ({ syllabus }: Pick<Course, 'syllabus'>) =>
  syllabus.modules.some(({ aiLab }) => aiLab);
