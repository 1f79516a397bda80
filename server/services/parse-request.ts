import * as v from 'valibot';
import { VisitorError } from './visitor-error.ts';
import { OperatorError } from './operator-error.ts';

/** Reports the first broken rule of each field, because later rules need text of the right length. */
const FIRST_RULE = { abortPipeEarly: true } as const;

/** The parsed fields of an operator's request, or an OperatorError with every message. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields, FIRST_RULE);
  if (result.success) return result.output;
  const sentence = `${result.issues.map((issue) => issue.message).join('. ')}.`;
  throw new OperatorError(sentence, { fields: messagesOf(result.issues) });
}

/** The parsed fields and files of a visitor's form, or a refusal with the first message for each invalid field. */
export function parseForm<Schema extends v.GenericSchema & { entries: v.ObjectEntries }>(
  schema: Schema,
  fields: unknown,
  files: object = {},
): v.InferOutput<Schema> {
  const isForm = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  const given = new Map<string, unknown>(isForm ? Object.entries({ ...fields, ...files }) : []);
  // A missing or null field is treated like an empty one.
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

/** The first message for each field; general ones under the empty name. */
function messagesOf(issues: readonly v.GenericIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}
