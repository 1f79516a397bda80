/**
 * Syntax of PostgreSQL, the database of the course, that SQLite in the page does not have. Each entry has the
 * alternative to use here.
 */
const WORDS: [word: string, found: RegExp, instead: string][] = [
  ['ILIKE', /\bilike\b/i, 'LIKE ignores the case of plain letters here'],
  ['EXTRACT', /\bextract\s*\(/i, 'take the month out of the text with substr, or use LIKE'],
  ['date_part', /\bdate_(part|trunc)\s*\(/i, 'take the month out of the text with substr, or use LIKE'],
  ['to_char', /\bto_(char|date|timestamp)\s*\(/i, 'the dates are text already: use substr or LIKE'],
  ['::', /::\s*\w/, 'write CAST(… AS integer), or compare the text'],
  ['split_part', /\bsplit_part\s*\(/i, 'use substr'],
  ['LEFT and RIGHT', /\b(left|right)\s*\(/i, 'use substr'],
  ['~', /[^\w\s]?~\*?\s*'|\bsimilar\s+to\b/i, 'use LIKE'],
  ['string_agg', /\bstring_agg\s*\(/i, 'use group_concat'],
  ['DISTINCT ON', /\bdistinct\s+on\b/i, 'use GROUP BY'],
];

const withoutTexts = (sql: string) => sql.replaceAll(/--.*$/gm, '');

export function postgresWord(sql: string): string | undefined {
  const found = WORDS.find(([, pattern]) => pattern.test(withoutTexts(sql)));
  return found && `${found[0]} is of PostgreSQL, and SQLite has none: ${found[2]}.`;
}

/** SQLite treats "text" as a string if there is no such column. */
export function quotedText(sql: string): string | undefined {
  return /(?:\blike|=|<>|\bin\s*\(|,|\bthen|\belse)\s*"[^"]*"/i.test(withoutTexts(sql))
    ? 'In PostgreSQL double quotes name a column: put texts between single ones.'
    : undefined;
}
