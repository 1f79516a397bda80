import type { Trainer } from './types.ts';

/**
 * Who teaches: the section is not shown while nobody stands here.
 * An entry: { name: 'Asha Rao', work: 'Ten years of …', teaches: [PATHS.devops], photo: '/people/asha-rao.webp' }
 * The photo is a square file in public/people, at least 192 pixels wide; leave it out and initials stand there.
 */
export const trainers: Trainer[] = [];
