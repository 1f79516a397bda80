/** Titles before a name. A title that is also a name counts only with a dot. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|smt|shri|mx)(?![\p{L}\p{M}])\.?|(?:sri|kum|km|er|adv)\.)\s*(?=\p{L})/iu;

/** A name without Mr., Dr. or Smt. before it. */
export function withoutTitle(name: string): string {
  const rest = name.replace(TITLES, '');
  return rest === name ? name : withoutTitle(rest);
}

/**
 * A name with a capital at the beginning of each word, if every word is in capitals or in small letters. Other names
 * are returned unchanged.
 */
export function withCapitals(name: string): string {
  const words = name.split(/\s+/);
  const isOdd = words.every((word) => word === word.toUpperCase() || word === word.toLowerCase());
  if (!isOdd) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
