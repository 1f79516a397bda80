import * as v from 'valibot';
import { WrongFields } from './wrong-request.ts';

/** The parsed fields of an operator's request, or WrongFields with every message. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  throw new WrongFields(`${result.issues.map((issue) => issue.message).join('. ')}.`, errors);
}
