import * as v from 'valibot';
import { longDay } from '../../contracts/batch.ts';
import { PATHS } from '../../contracts/paths.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { dayIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import {
  findTestimonial,
  type ListedTestimonial,
  listTestimonials,
  type ShownTestimonialState,
  TESTIMONIAL_FIELDS,
} from '../../server/services/office-facts/testimonials.ts';
import { lines, sentences } from '../server/form-fields.ts';
import type { Conflict } from '../server/or-shown-again.ts';
import type { RouteContext } from '../server/route.ts';
import type { TestimonialValues } from './testimonial-preview.tsx';

export type TestimonialsView = Awaited<ReturnType<typeof testimonialsView>>;
export type TestimonialLine = ReturnType<typeof lineOf>;
export type { ShownTestimonialState };

/** The editor: a new testimonial or one that is there, with what was typed. */
export interface TestimonialView extends ReturnType<typeof emptyView> {
  testimonial?: TestimonialLine & { canUndo: boolean; stored: TestimonialValues };
  conflict?: Conflict;
}

export const testimonialForm = v.object({ ...lines(TESTIMONIAL_FIELDS), message: sentences });

export async function testimonialsView({ deps }: RouteContext) {
  return { lines: (await listTestimonials(deps)).map(lineOf) };
}

export function emptyView({ now, config }: Dependencies) {
  return {
    /** The one that the person saw. */
    version: 0,
    values: v.parse(testimonialForm, {}),
    errors: {} as Record<string, string>,
    today: dayIn(now(), config.timeZone),
    address: `${config.publicUrl}${PATHS.trainings}#testimonials-heading`,
  };
}

export async function viewOf(deps: Dependencies, id = '') {
  const found = await findTestimonial(deps, id);
  if (!found)
    throw new HttpError(
      404,
      'There is no such testimonial',
      'The address may be mistyped, or it was erased. See the testimonials.',
    );
  const canUndo = found.version > 1 || found.state !== 'draft';
  return {
    ...emptyView(deps),
    testimonial: { ...lineOf(found), canUndo, stored: found.value },
    version: found.version,
    values: found.value,
  };
}

function lineOf({ id, state, value, changedBy, changedAt }: ListedTestimonial) {
  const { name, role, message, agreed_by, agreed_on, until_day } = value;
  return {
    id,
    state,
    name,
    role,
    message,
    consent: agreed_by && agreed_on ? `${agreed_by}, ${longDay(agreed_on)}` : '',
    until: until_day && longDay(until_day),
    changed: { name: changedBy, time: changedAt },
  };
}
