/**
 * `npm run bench [PART …]`: the figures of the product, each as a ratio to a reference measured in the same run, so
 * that they can be compared between machines. Parts: weight, serving, lookups, desk-lists, crowd,
 * starting, memory, painting, first-use, motion. The goals of first-use are milliseconds of a machine at rest.
 */
import { buildIfStale } from './build-if-stale.ts';
import { measureCrowd } from './bench/crowd.ts';
import { measureDeskLists } from './bench/desk-lists.ts';
import type { Figure } from './bench/figure.ts';
import { measureFirstUse } from './bench/first-use.ts';
import { measureLookups } from './bench/lookups.ts';
import { measureMemory } from './bench/memory.ts';
import { measureMotion } from './bench/motion.ts';
import { measurePainting } from './bench/painting.ts';
import { measureServing } from './bench/serving.ts';
import { measureStarting } from './bench/starting.ts';
import { measureWeight } from './bench/weight.ts';

const PARTS: Record<string, () => Promise<Figure[]> | AsyncGenerator<Figure>> = {
  weight: measureWeight,
  serving: measureServing,
  lookups: measureLookups,
  'desk-lists': measureDeskLists,
  crowd: measureCrowd,
  starting: measureStarting,
  memory: measureMemory,
  painting: measurePainting,
  'first-use': measureFirstUse,
  motion: measureMotion,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0 || wanted.includes('--help')) {
  process.stdout.write(
    `Usage: npm run bench -- [${Object.keys(PARTS).join('|')}] …   (all when none is named)\n`,
  );
  process.exit(unknown.some((name) => name !== '--help') ? 1 : 0);
}

await buildIfStale();
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for await (const { what, measured, goal, isMet } of await measure()) {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
    process.stdout.write(`  ${what.padEnd(62)} ${measured.padStart(22)}   ${goal.padEnd(18)} ${verdict}\n`);
  }
}
