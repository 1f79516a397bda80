/** Checks the words of every page. */
import { pages } from '../content/pages.ts';
import { wordProblems } from './word-problems.ts';

const problems = wordProblems(pages);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${pages.length} pages read, ${problems.length} problems.\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
