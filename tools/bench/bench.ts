/**
 * `npm run bench [PART …]` measures the product. Each figure is a ratio to a reference that was measured in the same
 * run, so figures from different machines can be compared.
 */
import { buildIfStale } from '../build/build-if-stale.ts';
import { measureDeskLists } from './desk-lists.ts';
import { measureExpressions } from './expressions.ts';
import type { Figure } from './figure.ts';
import { measureLookups } from './lookups.ts';
import { measureMemory } from './memory.ts';
import { measurePainting } from './painting.ts';

const PARTS: Record<string, () => Promise<Figure[]> | AsyncGenerator<Figure>> = {
  painting: measurePainting,
  memory: measureMemory,
  lookups: measureLookups,
  'desk-lists': measureDeskLists,
  expressions: measureExpressions,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  process.stdout.write(`Usage: npm run bench -- [${Object.keys(PARTS).join('|')}] …   (default: all)\n`);
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
