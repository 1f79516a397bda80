import { globSync, readFileSync } from 'node:fs';

const FILES = '{*.md,{cli,content,contracts,desk,domain,docs,documents,server,site,tools}/**/*.{ts,tsx,md}}';
/** Files that are not checked: texts given by others, tests, and this list. */
const NOT_READ = /^docs\/spec\.md|\.test\.tsx?$|^tools\/read\/habits\.ts|^content\/generated\//;
/** Text for people: comments, strings with a space, and text between tags. */
const PROSE = /\/\*[^]*?\*\/|\/\/ .*|'[^'\n]* [^'\n]*'|"[^"\n]* [^"\n]*"|`[^`]* [^`]*`|>[^<>{}=;]+</g;
const SHOWN = 5;

/** Habits of style, each with a plainer word. */
export const HABITS: Record<string, RegExp> = {
  'comment without a subject': /\/\*\*[\s*]*(?:What|Of|As|Whom|Whose|Where|How|Which|The same) /,
  '"mail": email':
    /(?<![-/.{<(])\b[Mm]ails?\b(?! (?:servers?|programs?|scanners?|domain|filter|transfer|preview)|[-/.=:}]\w)/,
  '"alone": only': /(?<!\b(?:left|leave) )\balone\b/,
  '"anew": again': /\banew\b/,
  '"stands": is': /\bstands?\b(?! (?:for|by|out)\b)/,
  '"by itself": automatically': /\bby (?:itself|themselves)\b/,
  '"of them": including': /, of them\b/,
};

/** Matches in a text, each with its line and its habit. */
export function* habitsIn(text: string, isCode: boolean): Generator<{ habit: string; line: number }> {
  const parts = isCode ? text.matchAll(PROSE) : [{ 0: text, index: 0 }];
  for (const { 0: words, index } of parts)
    for (const [habit, pattern] of Object.entries(HABITS))
      for (const match of words.matchAll(new RegExp(pattern, 'g')))
        yield { habit, line: text.slice(0, index + match.index).split('\n').length };
}

/** One line for each habit: how often it occurs, and where first. */
export function habitRemarks(): string[] {
  const places = new Map<string, string[]>(Object.keys(HABITS).map((habit) => [habit, []]));
  for (const file of globSync(FILES).filter((name) => !NOT_READ.test(name)))
    for (const { habit, line } of habitsIn(readFileSync(file, 'utf8'), !file.endsWith('.md')))
      places.get(habit)?.push(`${file}:${line}`);
  return [...places].map(
    ([habit, found]) => `${habit}, ${found.length} times: ${found.slice(0, SHOWN).join(', ') || '-'}`,
  );
}
