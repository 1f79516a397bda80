/** Name in the address of a page, as advertisements and newsletters use it. */
export const SOURCE_PARAMETER = 'utm_source';

/** No sign of an email address: a source is an advertisement, not a person. */
const SHAPE = /^[a-z0-9][a-z0-9 ._-]{0,49}$/;

/** The source as it is stored; undefined for anything that is none. */
export function readSource(typed: unknown): string | undefined {
  const source = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  return SHAPE.test(source) ? source : undefined;
}
