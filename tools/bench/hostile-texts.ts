/** Texts up to this length with which careless regular expressions are slow. */
export function hostileTexts(length: number): Record<string, string> {
  const filled = (start: string, repeated: string, end: string) =>
    start +
    repeated.repeat(Math.max(0, Math.floor((length - start.length - end.length) / repeated.length))) +
    end;
  const half = (mark: string) => mark.repeat(Math.floor((length - 1) / 2));
  return {
    'dots behind an at sign': filled('a@', '.', '@'),
    'at signs and dots': filled('', '@.', ' x'),
    brackets: filled('', '(', 'x'),
    'spaces between letters': filled('x', ' ', 'x'),
    'line breaks between spaces': filled('x', ' \n ', 'x '),
    'letters of another script': filled('', 'अ', '!'),
    slashes: filled('', '/', 'x'),
    'accents out of their order': `a${half('\u0301')}${half('\u0316')}`,
    'names that stay together': filled('', 'CWE-1 ', ''),
    'words with hyphens': filled('', 'a-', '!'),
    'brackets of tags': filled('', '<', ''),
    digits: filled('', '1', 'x'),
    quotes: filled('', '"', 'x'),
    'a table of at signs': filled('', '@.@.@.@.@.@\t2026-01-15\n', ''),
  };
}
