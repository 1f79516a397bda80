import { globSync, readdirSync, readFileSync } from 'node:fs';

const FOLDERS = 'contracts,domain,content,site,desk,server,documents,cli,tools,tests,deploy,docs';
const SECTION_LIST = /Spec (§\d+(?:(?:, | and )§\d+)*)/g;
const HEADING = /^## (\d+)\. /gm;
const DECISION = /docs\/decisions\/(\d{4})/g;
const FILE_NAME = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs))`/g;

const firstParts = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, part = '']) => part);

/** Numbers of the sections in docs/spec.md. */
const specSections = (spec: string): string[] => firstParts(spec, HEADING);

/** References to sections of the specification, or to decisions, that do not exist. */
function brokenReferences(text: string, sections: string[], decisions: string[]): string[] {
  const cited = firstParts(text, SECTION_LIST).flatMap((list) => list.match(/\d+/g) ?? []);
  return [
    ...cited.filter((number) => !sections.includes(number)).map((number) => `Spec §${number}`),
    ...firstParts(text, DECISION)
      .filter((number) => !decisions.includes(number))
      .map((number) => `docs/decisions/${number}`),
  ];
}

/** File names in backticks, with the whole path or its end, that are not in `files`. */
function missingFiles(text: string, files: readonly string[]): string[] {
  return firstParts(text, FILE_NAME)
    .map((name) => name.replace(/^(\.\.\/)+/, ''))
    .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
}

/** Checks references in comments, tests and documents: to sections of docs/spec.md, to decisions and to files. */
export function checkReferences(): string[] {
  const sections = specSections(readFileSync('docs/spec.md', 'utf8'));
  if (sections.length === 0) return ['docs/spec.md has no numbered sections'];
  const decisions = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  const sources = globSync(['*.{md,mjs,ts}', `{${FOLDERS}}/**/*.{ts,tsx,mjs,css,md}`]);
  const named = globSync(`{*.{ts,mjs},.*.mjs,{${FOLDERS}}/**/*.{ts,tsx,mjs,css}}`);
  const problems = (files: string[], verb: string, find: (text: string) => string[]) =>
    files.flatMap((file) =>
      find(readFileSync(file, 'utf8')).map((found) => `${file} ${verb} ${found}, which does not exist`),
    );
  return [
    ...problems(sources, 'cites', (text) => brokenReferences(text, sections, decisions)),
    ...problems(globSync(['*.md', 'docs/*.md', `{${FOLDERS}}/**/README.md`]), 'names', (text) =>
      missingFiles(text, named),
    ),
  ];
}
