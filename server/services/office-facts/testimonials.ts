import * as v from 'valibot';
import {
  type Testimonial,
  TESTIMONIAL_MESSAGE_LENGTH,
  TESTIMONIAL_NAME_LENGTH,
} from '../../../contracts/testimonial.ts';
import { nameLine, optionalEmail, optionalLine, singleLine } from '../../../contracts/text.ts';
import { selectFacts } from '../../storage/office-facts.ts';
import { deleteForGood } from '../../storage/hanging-rows.ts';
import { overwriteNoted } from '../data/overwrite-noted.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError, refuseWrong } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { optionalDay } from '../typed-fields.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { changeFact, type Fact, factOf, findFact, makeFact, undoFact } from './change-fact.ts';

/** What the office types of a testimonial: what visitors see, then the consent. */
const testimonialSchema = v.object({
  name: nameLine('Give the name as it is to be shown', TESTIMONIAL_NAME_LENGTH),
  role: nameLine('Give the course, or the role and the company', TESTIMONIAL_NAME_LENGTH),
  message: singleLine('Write what they said', TESTIMONIAL_MESSAGE_LENGTH),
  agreed_by: optionalLine(TESTIMONIAL_NAME_LENGTH),
  agreed_on: optionalDay('The day of the consent'),
  agreed_to: optionalLine(TESTIMONIAL_MESSAGE_LENGTH),
  until_day: optionalDay('The last day'),
  email: optionalEmail('This is no email address'),
});

export type TestimonialFields = v.InferOutput<typeof testimonialSchema>;
export type TypedTestimonial = { [Field in keyof TestimonialFields]?: string };
export const TESTIMONIAL_FIELDS = Object.keys(testimonialSchema.entries) as (keyof TestimonialFields)[];

/** What people see: `over` is published, and past the last day that was agreed to. */
export type ShownTestimonialState = 'draft' | 'published' | 'over' | 'withdrawn';
export type ListedTestimonial = Omit<Fact<TestimonialFields>, 'state'> & { state: ShownTestimonialState };

const KIND = 'testimonial';

/** Makes one, for the firm alone unless it is published at once. */
export async function makeTestimonial(
  deps: ActingDependencies,
  values: TypedTestimonial,
  { isPublished = false }: { isPublished?: boolean } = {},
): Promise<Fact<TestimonialFields>> {
  const value = parseRequest(testimonialSchema, values);
  if (isPublished) requireConsent(deps, value);
  const id = `testimonial-${randomCharacters(6).toLowerCase()}`;
  const change = isPublished
    ? ({ act: 'testimonial.published', state: 'published' } as const)
    : ({ act: 'testimonial.made', state: 'draft' } as const);
  return await makeFact(deps, { id, kind: KIND }, { ...change, value });
}

/** Changes what is given and keeps the rest. */
export async function editTestimonial(
  deps: ActingDependencies,
  id: string,
  values: TypedTestimonial,
  seen?: number,
): Promise<Fact<TestimonialFields>> {
  if (Object.keys(values).length === 0)
    throw new OperatorError('Name what to change, for example --role "DevOps Automation".');
  return await changeFact<TestimonialFields>(deps, { id, kind: KIND, seen }, ({ state, value }) => {
    const changed = parseRequest(testimonialSchema, { ...value, ...values });
    if (state === 'published') requireConsent(deps, changed);
    if (TESTIMONIAL_FIELDS.every((name) => changed[name] === value[name])) return undefined;
    return { act: 'testimonial.edited', state, value: changed };
  });
}

export async function publishTestimonial(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<Fact<TestimonialFields>> {
  return await changeFact<TestimonialFields>(deps, { id, kind: KIND, seen }, ({ state, value }) => {
    requireConsent(deps, value);
    return state === 'published' ? undefined : { act: 'testimonial.published', state: 'published', value };
  });
}

/** It leaves the site at once, and stays in the list with its consent. */
export async function withdrawTestimonial(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<Fact<TestimonialFields>> {
  return await changeFact<TestimonialFields>(deps, { id, kind: KIND, seen }, ({ state, value }) =>
    state === 'withdrawn' ? undefined : { act: 'testimonial.withdrawn', state: 'withdrawn', value },
  );
}

export async function undoTestimonial(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<Fact<TestimonialFields>> {
  const how = { act: 'testimonial.undone', origin: 'draft' } as const;
  return await undoFact(deps, { id, kind: KIND, seen }, how);
}

/** Deletes it with all its versions. The audit log keeps that, and a restore does not bring it back. */
export async function eraseTestimonial(deps: ActingDependencies, id: string): Promise<void> {
  await requireTestimonial(deps, id);
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteForGood(transaction, 'office_facts', [id], deps.now().toISOString());
    await recordAct(transaction, deps, 'testimonial.erased', id);
  });
  await overwriteNoted(deps);
}

/** The newest first. */
export async function listTestimonials(deps: Dependencies): Promise<ListedTestimonial[]> {
  const rows = await selectFacts(deps.storage.database, KIND);
  return rows.map((row) => listed(deps, factOf(row)));
}

/** Undefined when there is none. */
export async function findTestimonial(
  deps: Dependencies,
  id: string,
): Promise<ListedTestimonial | undefined> {
  const testimonial = await findFact<TestimonialFields>(deps, { id, kind: KIND });
  return testimonial && listed(deps, testimonial);
}

export async function requireTestimonial(deps: Dependencies, id: string): Promise<ListedTestimonial> {
  const testimonial = await findTestimonial(deps, id);
  if (testimonial) return testimonial;
  throw new OperatorError(`There is no testimonial ${id}. List them with testimonials list.`);
}

/** Of the published ones, by their age, those to which the consent still extends. The consent itself does not leave. */
export function testimonialsNow(
  { now, config }: Pick<Dependencies, 'now' | 'config'>,
  published: readonly TestimonialFields[],
): Testimonial[] {
  const today = dayIn(now(), config.timeZone);
  const present = published.filter((value) => !isOver(value, today));
  return present.map(({ name, role, message }) => ({ name, role, message }));
}

function listed({ now, config }: Dependencies, fact: Fact<TestimonialFields>): ListedTestimonial {
  const isPast = fact.state === 'published' && isOver(fact.value, dayIn(now(), config.timeZone));
  return { ...fact, state: isPast ? 'over' : fact.state };
}

function isOver({ until_day }: TestimonialFields, today: string): boolean {
  return until_day !== '' && until_day < today;
}

/** Nobody is quoted without having agreed to it. */
function requireConsent({ now, config }: Dependencies, value: TestimonialFields): void {
  const today = dayIn(now(), config.timeZone);
  const wrong: TypedTestimonial = {};
  if (value.agreed_by === '') wrong.agreed_by = 'Say who agreed, by their full name';
  if (value.agreed_on === '') wrong.agreed_on = 'Say on which day they agreed';
  else if (value.agreed_on > today) wrong.agreed_on = `${value.agreed_on} is yet to come: nobody has agreed`;
  if (value.agreed_to === '') wrong.agreed_to = 'Say what they agreed to, and how';
  if (isOver(value, today)) wrong.until_day = `${value.until_day} is past: they agreed no longer`;
  refuseWrong(wrong);
}
