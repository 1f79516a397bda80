import { expect, test } from 'vitest';
import { courseSchedule } from './course-schedule.ts';

const lesson = ['a', 'b', 'c', 'd'];
const course = {
  level: 'No experience needed',
  ownHours: 31,
  project: { hours: 20, title: 'P', paragraphs: [], stages: [] },
  syllabus: { intro: '', modules: [{ title: 'M', hours: 30, lessons: lesson, lab: 'L' }] },
};

test('what the firm has not set is named, and the next start is said to have no date', () => {
  expect(courseSchedule({ ...course, schedule: {} }, '2026-11-22')).toEqual({
    facts: [
      { term: 'Hours', detail: '50, of them 20 on the project' },
      {
        term: 'With your own time',
        detail:
          '81 hours. At 10 hours a week, class and home together: about 9 weeks. At 30: about 3. Class times are not fixed yet.',
      },
      { term: 'Entry level', detail: 'No experience needed' },
      { term: 'Next start', detail: 'No date set yet' },
    ],
    open: ['weeks', 'days', 'mode', 'city', 'group size', 'language'],
  });
});

test('what the firm has set stands on the page', () => {
  const schedule = {
    weeks: 14,
    days: 'Saturday and Sunday, 10:00–13:00 IST',
    mode: 'Classroom',
    city: 'Pune',
    groupSize: 12,
    language: 'English and Hindi',
    nextStart: '2027-01-09',
  };
  const { facts, open } = courseSchedule({ ...course, schedule }, '2026-11-22');
  expect(facts.slice(3)).toEqual([
    { term: 'Next start', detail: '9 January 2027' },
    { term: 'Weeks', detail: '14' },
    { term: 'Days', detail: 'Saturday and Sunday, 10:00–13:00 IST' },
    { term: 'Mode', detail: 'Classroom' },
    { term: 'City', detail: 'Pune' },
    { term: 'Group size', detail: 'At most 12' },
    { term: 'Language', detail: 'English and Hindi' },
  ]);
  expect(open).toEqual([]);
});

test.each([
  ['2027-01-08', '9 January 2027'],
  ['2027-01-09', '9 January 2027'],
  ['2027-01-10', 'No date set yet'],
])('on %s a start on 9 January 2027 reads: %s', (today, detail) => {
  const { facts } = courseSchedule({ ...course, schedule: { nextStart: '2027-01-09' } }, today);
  expect(facts.find(({ term }) => term === 'Next start')).toEqual({ term: 'Next start', detail });
});
