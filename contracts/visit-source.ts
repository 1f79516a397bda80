/** Parameter in the links of advertisements and newsletters that names their source. */
export const SOURCE_PARAMETER = 'utm_source';

/** Form of a source. It excludes email addresses, because a source must not be a person. */
const SHAPE = /^[a-z0-9][a-z0-9 ._-]{0,49}$/;

/** A source in its stored form; undefined if it is not valid. */
export function readSource(typed: unknown): string | undefined {
  const source = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  return SHAPE.test(source) ? source : undefined;
}
