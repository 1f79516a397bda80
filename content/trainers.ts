import type { Trainer } from './types.ts';

/**
 * Trainers. The section is not shown while the list is empty. An entry looks like this: { name: 'Asha Rao', work: 'Ten
 * years of …', teaches: [PATHS.devops], photo: '/people/asha-rao.webp' } The photo is a square file in public/people,
 * at least 192 pixels wide. Without it, initials are shown.
 */
export const trainers: Trainer[] = [];
