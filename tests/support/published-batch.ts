import type { Batch } from '../../contracts/batch.ts';

/** As the site shows it. */
export const PUBLISHED_BATCH: Batch = {
  id: 'devops-k3m7',
  course: 'devops',
  courseTitle: 'DevOps Automation',
  start: '2027-01-09',
  end: null,
  weeks: 12,
  days: ['sat', 'sun'],
  from: '10:00',
  to: '13:00',
  timeZone: 'Asia/Kolkata',
  mode: 'classroom',
  city: 'Pune',
  place: '4th floor, Baner Road',
  language: 'English and Hindi',
  trainer: 'Sunita Rao',
  state: 'few',
  left: 2,
  fee: 59_000,
  gstRate: 18,
  instalments: '',
  earlyFee: 52_000,
  earlyUntil: '2026-12-20',
};
