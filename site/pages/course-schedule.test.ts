import { expect, test } from 'vitest';
import type { Batch } from '../../contracts/batch.ts';
import { courseSchedule, nextStart } from './course-schedule.ts';
import { PUBLISHED_BATCH } from '../../tests/support/published-batch.ts';

const lesson = ['a', 'b', 'c', 'd'];
const course = {
  level: 'No experience needed',
  ownHours: 31,
  project: { hours: 20, title: 'P', paragraphs: [], stages: [] },
  syllabus: { intro: '', modules: [{ title: 'M', hours: 30, lessons: lesson, lab: 'L' }] },
};

const batch: Batch = {
  ...PUBLISHED_BATCH,
  place: '',
  language: '',
  trainer: '',
  state: 'open',
  left: 24,
  fee: null,
  earlyFee: null,
  earlyUntil: null,
};

test('without a batch the next start is said to have no date', () => {
  expect(courseSchedule(course, [])).toEqual([
    { term: 'Hours', detail: '50, including 20 on the project' },
    {
      term: 'With your own time',
      detail:
        '81 hours. At 10 hours a week, class and home together: about 9 weeks. At 30: about 3. Class times are not fixed yet.',
    },
    { term: 'Entry level', detail: 'No experience needed' },
    { term: 'Next start', detail: 'No date set yet' },
  ]);
});

test('with a batch it has one, and class times are fixed', () => {
  const facts = courseSchedule(course, [batch]);
  expect(facts[1]?.detail).toBe(
    '81 hours. At 10 hours a week, class and home together: about 9 weeks. At 30: about 3.',
  );
  expect(facts[3]).toEqual({ term: 'Next start', detail: '9 January 2027, Pune' });
});

test('a short course has hours in class only; less than a week of study is in days', () => {
  const short = { ...course, project: undefined };
  expect(courseSchedule({ ...short, ownHours: undefined }, [batch])).toEqual([
    { term: 'Hours', detail: '30' },
    { term: 'Entry level', detail: 'No experience needed' },
    { term: 'Next start', detail: '9 January 2027, Pune' },
  ]);
  const { modules } = short.syllabus;
  const weekend = {
    ...short,
    ownHours: 4,
    syllabus: { intro: '', modules: [{ ...modules[0]!, hours: 20 }] },
  };
  expect(courseSchedule(weekend, [batch])[1]?.detail).toBe(
    '24 hours. At 10 hours a week, class and home together: about 3 weeks. At 30: about 4 days.',
  );
});

test('the next start is one that can be joined', () => {
  const full: Batch = { ...batch, state: 'full' };
  const online: Batch = { ...batch, start: '2027-02-01', mode: 'online', city: '' };
  expect(nextStart([full, online])).toBe('1 February 2027, online');
  expect(nextStart([full])).toBe('9 January 2027, Pune (full)');
});
