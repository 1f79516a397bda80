import { FACT_KINDS, type FactKind } from '../../../domain/things.ts';
import { notice } from './notice.ts';
import { template } from './template.ts';
import { testimonial } from './testimonial.ts';
import type { Thing } from './thing.ts';

/** Kinds with a form that is derived from a declaration. */
export type ThingKind = Exclude<FactKind, 'hours'>;

/** Declaration of each kind. */
export const THINGS: Readonly<Record<ThingKind, Thing>> = { notice, testimonial, letter: template };
export const THING_KINDS = FACT_KINDS.filter((kind) => kind !== 'hours');
