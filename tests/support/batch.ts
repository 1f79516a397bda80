import type { BatchCourse } from '../../contracts/batch.ts';
import type { TypedBatch } from '../../server/services/catalogue/batch.ts';

export const COURSES: readonly BatchCourse[] = [
  { key: 'devops', title: 'DevOps Automation' },
  { key: 'aiml', title: 'AI & Machine Learning' },
];

/** A batch as the office types it. */
export const DEVOPS = {
  course: 'devops',
  start: '2927-01-09',
  weeks: '12',
  days: 'Sat, Sun',
  from_time: '10:00',
  to_time: '13:00',
  mode: 'classroom',
  city: 'Pune',
  seats: '24',
  fee: '₹59,000',
} satisfies TypedBatch;
