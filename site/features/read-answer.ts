import { IS_STATIC } from './is-static.ts';

export interface Answer {
  success: boolean;
  message?: string;
  error?: string;
  reference?: string;
  /** Refused fields with reasons. */
  fields: Record<string, string>;
}

/**
 * Reads the answer of a form call leniently, because an existing backend may omit fields, and a proxy may answer with
 * its own page. It uses no schema library, because the form in the footer is on every page.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  const members = isRecord(body) ? body : {};
  const textOf = (name: string) => (typeof members[name] === 'string' ? members[name] : undefined);
  return {
    success: members.success === true,
    message: textOf('message'),
    error: textOf('error'),
    // Field names of our server: another backend may use them differently.
    reference: IS_STATIC ? undefined : textOf('reference'),
    fields: !IS_STATIC && isRecord(members.fields) ? textsOf(members.fields) : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textsOf(members: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
