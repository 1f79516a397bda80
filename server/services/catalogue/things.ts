import type { OfficeFactRow } from '../../storage/database.ts';
import { notice } from './notice.ts';
import { template } from './template.ts';
import { testimonial } from './testimonial.ts';
import type { Thing } from './thing.ts';

/** Kinds of things in the table `office_facts` that have a form derived from their declaration. */
export type ThingKind = Exclude<OfficeFactRow['kind'], 'hours'>;

/** Their declarations. */
export const THINGS: Readonly<Record<ThingKind, Thing>> = { notice, testimonial, letter: template };
export const THING_KINDS = Object.keys(THINGS) as ThingKind[];
