const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const FENCED = /^[ \t]*(`{3,}|~{3,})[^\n`]*\n(.*?)\n?[ \t]*\1[ \t]*$/gms;
const IN_BACKTICKS = /^`([^`\n]+)`$/;
/** Prompts of sqlite3, psql and shells. */
const PROMPT = /^(?:sqlite> ?| {0,3}\.\.\.> ?|\w+[=(-][#>] |[$%] (?=\w)|> (?=select\b|with\b))/gim;

/** Removes text that pages, chats and terminals add when an answer is copied. */
export function plainCode(pasted: string): string {
  const text = pasted.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').replaceAll(/\r\n?/g, '\n');
  const fenced = [...text.matchAll(FENCED)];
  const inside = fenced.length === 1 ? (fenced[0]?.[2] ?? '') : text;
  return withoutIndent(inside).replace(IN_BACKTICKS, '$1').replaceAll(PROMPT, '').trimEnd();
}

/** Removes the common indent; the first line keeps its position relative to the others. */
function withoutIndent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

const ODD_QUOTES = /[“”„«»]|[‘’](?!\p{L})|(?<!\p{L})[‘’]/u;
const ODD_DASH = /[–—−]/;

/** Reports the first line with a word processor's quotes or dashes, which are not valid in code. */
export function oddCharacters(code: string): string | undefined {
  const lines = code.split('\n');
  for (const [kind, odd, right] of [
    ['curly quotes', ODD_QUOTES, 'straight ones'],
    ['a long dash', ODD_DASH, 'the - of the keyboard'],
  ] as const) {
    const line = lines.findIndex((each) => odd.test(each)) + 1;
    if (line > 0)
      return `Line ${line} has ${kind} (${odd.exec(lines[line - 1]!)?.[0]}): code takes ${right}.`;
  }
  return undefined;
}
