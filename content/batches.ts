import { company } from './company.ts';
import { BATCHES_PATH } from '../contracts/paths.ts';
import type { BatchesPage } from './types.ts';

const { tax } = company.region;

export const batches = {
  kind: 'batches',
  path: BATCHES_PATH,
  title: 'Coming batches',
  description: `The coming batches of all courses by month: first day, days and hours, place, trainer, fee with ${tax.name} and the seats that are left.`,
  lead: `Start dates, hours, places, fees including ${tax.name} and free seats, always up to date.`,
  image: 'group-training',
  none: {
    text: 'No date is set for any course yet.',
    filtered: 'No coming batch is like this.',
  },
} as const satisfies BatchesPage;
