/** Checks that what comments, tests and documents cite exists: sections of docs/spec.md, decisions, files. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { brokenReferences, missingFiles, specSections } from './references.ts';

const FOLDERS = 'contracts,content,site,server,documents,cli,tools,tests,deploy,docs';

const sections = specSections(readFileSync('docs/spec.md', 'utf8'));
const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)));
const problems = sections.size === 0 ? ['docs/spec.md has no numbered sections'] : [];

for (const file of globSync(['*.{md,mjs,ts}', `{${FOLDERS}}/**/*.{ts,tsx,mjs,css,md}`])) {
  if (file === 'tools/references.test.ts') continue;
  for (const reference of brokenReferences(readFileSync(file, 'utf8'), sections, decisions)) {
    problems.push(`${file} cites ${reference}, which does not exist`);
  }
}
const files = globSync(`{*.{ts,mjs},.*.mjs,{${FOLDERS}}/**/*.{ts,tsx,mjs,css}}`);
for (const file of globSync(['*.md', `{${FOLDERS}}/**/README.md`])) {
  for (const name of missingFiles(readFileSync(file, 'utf8'), files)) {
    problems.push(`${file} names ${name}, which does not exist`);
  }
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
