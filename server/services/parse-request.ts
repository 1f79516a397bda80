import * as v from 'valibot';
import { Refusal } from './refusal.ts';
import { WrongFields } from './wrong-request.ts';

/** The parsed fields of an operator's request, or WrongFields with every message. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const sentence = `${result.issues.map((issue) => issue.message).join('. ')}.`;
  throw new WrongFields(sentence, messagesOf(result.issues));
}

/** The parsed fields of a visitor's form, or a refusal with the first message of each field that fails its rule. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const { '': _whole, ...messages } = messagesOf(result.issues);
  const [first] = Object.values(messages);
  if (first === undefined)
    throw new Refusal('malformed', 'The form could not be read. Please send it again.');
  throw new Refusal('invalid-fields', first, { fields: messages });
}

/** The first message of each field; under the empty name what concerns them all. */
function messagesOf(issues: readonly v.GenericIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}
