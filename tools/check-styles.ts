/** Checks that every class, token and glyph of the site is used, and that every one that is used is there. */
import { globSync, readFileSync } from 'node:fs';
import { findStrayNames, findUnusedGlyphs } from './style-names.ts';

/** A look-up that reads nothing finds nothing wrong. */
const LEAST_FILES = 100;
const GLYPHS = 'site/ui/glyph.tsx';

const files = globSync('site/**/*.{css,ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const glyphs = { path: GLYPHS, text: readFileSync(GLYPHS, 'utf8') };
const problems = [...findStrayNames(files), ...findUnusedGlyphs(glyphs, files)];
if (files.length < LEAST_FILES) problems.push(`Only ${files.length} files were read.`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${files.length} files read, ${problems.length} problems.\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
