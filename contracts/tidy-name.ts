/** Titles before a name. Those that are also names count only with a dot. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|smt|shri|mx)(?![\p{L}\p{M}])\.?|(?:sri|kum|km|er|adv)\.)\s*(?=\p{L})/iu;

/** The name without Mr., Dr. or Smt. before it. */
export function withoutTitle(name: string): string {
  const rest = name.replace(TITLES, '');
  return rest === name ? name : withoutTitle(rest);
}

/** The name with capitals Like This, if every word is in capitals or in small letters. */
export function withCapitals(name: string): string {
  const words = name.split(/\s+/);
  const isOdd = words.every((word) => word === word.toUpperCase() || word === word.toLowerCase());
  if (!isOdd) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
