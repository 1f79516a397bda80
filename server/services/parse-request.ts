import * as v from 'valibot';
import { VisitorError } from './visitor-error.ts';
import { OperatorError } from './operator-error.ts';

/** Only the first broken rule of a field is reported, because later rules expect text of a valid length. */
const FIRST_RULE = { abortPipeEarly: true } as const;

/** Parses the fields of an operator's request. Throws an OperatorError with all messages if any is invalid. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields, FIRST_RULE);
  if (result.success) return result.output;
  const sentence = `${result.issues.map((issue) => issue.message).join('. ')}.`;
  throw new OperatorError(sentence, { fields: messagesOf(result.issues) });
}

/**
 * Parses the fields and files of a visitor's form. Throws a VisitorError with the first message for each invalid field.
 */
export function parseForm<Schema extends v.GenericSchema & { entries: v.ObjectEntries }>(
  schema: Schema,
  fields: unknown,
  files: object = {},
): v.InferOutput<Schema> {
  const isForm = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  const given = new Map<string, unknown>(isForm ? Object.entries({ ...fields, ...files }) : []);
  // A missing field and null count as empty.
  const whole = Object.fromEntries(
    Object.keys(schema.entries).map((key) => [key, given.get(key) ?? undefined]),
  );
  const result = v.safeParse(schema, isForm ? whole : undefined, FIRST_RULE);
  if (result.success) return result.output;
  const { '': _whole, ...messages } = messagesOf(result.issues);
  const [first] = Object.values(messages);
  if (first === undefined)
    throw new VisitorError('malformed', 'The form could not be read. Please send it again.');
  throw new VisitorError('invalid-fields', first, { fields: messages });
}

/** First message for each field. The field of a general message is the empty name. */
function messagesOf(issues: readonly v.GenericIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}
