import * as v from 'valibot';
import { WrongRequest } from './wrong-request.ts';

/** The parsed fields of an operator's request, or a WrongRequest with every message. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (result.success) return result.output;
  throw new WrongRequest(`${result.issues.map((issue) => issue.message).join('. ')}.`);
}
