import * as v from 'valibot';
import { Refusal } from '../refusal.ts';

/** The parsed fields, or a refusal with the first message of each field that fails its rule. */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const messages: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue);
    if (field) messages[field] ??= issue.message;
  }
  const first = Object.values(messages)[0];
  if (first === undefined)
    throw new Refusal('malformed', 'The form could not be read. Please send it again.');
  throw new Refusal('invalid-fields', first, { fields: messages });
}
