import { BATCHES_PATH } from '../contracts/paths.ts';
import type { BatchesPage } from './types.ts';

export const batches = {
  kind: 'batches',
  path: BATCHES_PATH,
  title: 'Coming batches',
  description:
    'The coming batches of all courses by month: first day, days and hours, place, trainer, fee with GST and the seats that are left.',
  lead: 'First day, hours, place, fee with GST and free seats, as the office has them at this moment.',
  image: 'group-training',
  none: {
    text: 'No date is set for any course yet. Ask for the one that you want: we write to you when its date is set.',
    filtered: 'No coming batch is like this. Ask for it: we write to you when there is one.',
  },
} as const satisfies BatchesPage;
