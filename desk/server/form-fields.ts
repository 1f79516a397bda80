import * as v from 'valibot';
import { HttpError } from '../../server/http/http-error.ts';

/** More than the longest line that a form of the desk may hold. The service of each field has a bound of its own. */
const LINE_MAX_LENGTH = 4_000;

/** One line as it was typed, without the spaces around it. Empty where the form has no such field. */
export const line = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(
    LINE_MAX_LENGTH,
    `Please use at most ${LINE_MAX_LENGTH.toLocaleString('en')} characters in a line.`,
  ),
);

/** A line for each of these fields. */
export function lines<const Field extends string>(fields: readonly Field[]): Record<Field, typeof line> {
  return Object.fromEntries(fields.map((field) => [field, line])) as Record<Field, typeof line>;
}

/** Text of a large field. Browsers post lines with CRLF. */
export const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replaceAll('\r\n', '\n')),
);

/** Typed on several lines it is one sentence after another. */
export const sentences = v.pipe(
  text,
  v.transform((typed) => typed.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')),
);

/** Tells whether the form has the field at all: a ticked box, or the button that was pressed. */
export const flag = v.fallback(
  v.pipe(
    v.string(),
    v.transform(() => true),
  ),
  false,
);

/** The version that the sender saw. A form without one is refused as out of date. */
export const seenVersion = v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), 0);

/** Version that was seen; 0 if nobody has changed it yet. */
export const seenVersionOrNone = v.fallback(
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)),
  -1,
);

/** One of a choice; empty where nothing or something else was posted. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.fallback(v.picklist([...options, '' as const]), '');
}

/**
 * The fields of a posted form. Schemas of the fields above take whatever was posted: what is wrong with it the service
 * says, and the form comes back with what was typed.
 */
export function readForm<Schema extends v.GenericSchema & { entries: v.ObjectEntries; rest?: unknown }>(
  form: URLSearchParams,
  schema: Schema,
): v.InferOutput<Schema> {
  const names = [...Object.keys(schema.entries), ...(schema.rest === undefined ? [] : form.keys())];
  const posted = names.map((name) => [name, form.getAll(name).at(-1)]);
  const read = v.safeParse(schema, Object.fromEntries(posted), { abortPipeEarly: true });
  if (read.success) return read.output;
  throw new HttpError(422, 'This is too much for one line', read.issues[0].message);
}
