import { globSync, readdirSync, readFileSync } from 'node:fs';

const FOLDERS = 'contracts,content,site,desk,server,documents,cli,tools,tests,deploy,docs';
const SECTION_LIST = /Spec (§\d+(?:(?:, | and )§\d+)*)/g;
const HEADING = /^## (\d+)\. /gm;
const DECISION = /docs\/decisions\/(\d{4})/g;

/** The numbers of the sections of docs/spec.md. */
export function specSections(spec: string): Set<string> {
  return new Set(Array.from(spec.matchAll(HEADING), ([, number = '']) => number));
}

/** The sections of the specification and the decisions that `text` cites and that do not exist. */
export function brokenReferences(
  text: string,
  sections: ReadonlySet<string>,
  decisions: ReadonlySet<string>,
): string[] {
  const cited = Array.from(text.matchAll(SECTION_LIST), ([, list = '']) => list.match(/\d+/g) ?? []).flat();
  const decided = Array.from(text.matchAll(DECISION), ([, number = '']) => number);
  return [
    ...cited.filter((number) => !sections.has(number)).map((number) => `Spec §${number}`),
    ...decided.filter((number) => !decisions.has(number)).map((number) => `docs/decisions/${number}`),
  ];
}

const FILE_NAME = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs))`/g;

/** The files that the text names between backticks, by their whole path or its end, and that `files` does not hold. */
export function missingFiles(text: string, files: readonly string[]): string[] {
  const named = Array.from(text.matchAll(FILE_NAME), ([, name = '']) => name.replace(/^(\.\.\/)+/, ''));
  return named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
}

/** What comments, tests and documents cite: sections of docs/spec.md, decisions, files. */
export function checkReferences(): string[] {
  const sections = specSections(readFileSync('docs/spec.md', 'utf8'));
  const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)));
  const problems = sections.size === 0 ? ['docs/spec.md has no numbered sections'] : [];

  for (const file of globSync(['*.{md,mjs,ts}', `{${FOLDERS}}/**/*.{ts,tsx,mjs,css,md}`])) {
    if (file === 'tools/check/references.test.ts') continue;
    for (const reference of brokenReferences(readFileSync(file, 'utf8'), sections, decisions)) {
      problems.push(`${file} cites ${reference}, which does not exist`);
    }
  }
  const files = globSync(`{*.{ts,mjs},.*.mjs,{${FOLDERS}}/**/*.{ts,tsx,mjs,css}}`);
  for (const file of globSync(['*.md', 'docs/*.md', `{${FOLDERS}}/**/README.md`])) {
    for (const name of missingFiles(readFileSync(file, 'utf8'), files)) {
      problems.push(`${file} names ${name}, which does not exist`);
    }
  }
  return problems;
}
