import * as v from 'valibot';
import { HttpError } from '../../server/http/http-error.ts';

/** Longer than any line in a form of the desk. Each field also has a limit in its service. */
const LINE_MAX_LENGTH = 4_000;

/** One line without surrounding spaces. Empty if the form does not have the field. */
export const line = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(
    LINE_MAX_LENGTH,
    `Please use at most ${LINE_MAX_LENGTH.toLocaleString('en')} characters in a line.`,
  ),
);

/** Text of a large field. Browsers send line breaks as CRLF. */
export const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replaceAll('\r\n', '\n')),
);

/** Joins several lines into one. Each line becomes a sentence. */
export const sentences = v.pipe(
  text,
  v.transform((typed) => typed.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')),
);

/** True if the form has the field: a ticked box, or the pressed button. */
export const flag = v.fallback(
  v.pipe(
    v.string(),
    v.transform(() => true),
  ),
  false,
);

/** Version that the sender saw. A form without a version is refused as out of date. */
export const seenVersion = v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), 0);

/** Version that was seen; 0 if nobody has changed it yet. */
export const seenVersionOrNone = v.fallback(
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)),
  -1,
);

/** One of these options. Any other value becomes empty. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.fallback(v.picklist([...options, '' as const]), '');
}

/** Fields of a posted form. The schemas above accept any text: services report errors, and the form keeps the typed values. */
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
