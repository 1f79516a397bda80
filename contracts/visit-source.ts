/** Query parameter that advertisements and newsletters use. */
export const SOURCE_PARAMETER = 'utm_source';

/** Excludes email addresses: a source is an advertisement, not a person. */
const SHAPE = /^[a-z0-9][a-z0-9 ._-]{0,49}$/;

/** The source in its stored form; undefined if it is not valid. */
export function readSource(typed: unknown): string | undefined {
  const source = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  return SHAPE.test(source) ? source : undefined;
}
