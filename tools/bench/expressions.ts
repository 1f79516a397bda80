import { type Expression, readExpressions } from '../check/expressions.ts';
import type { Figure } from './figure.ts';
import { hostileTexts } from './hostile-texts.ts';

const LENGTH = 4_000;
/** Growth of less time than this is noise. */
const LEAST_MS = 10;
/** Twice the text may take four times as long only where an expression is worse than linear. */
const GROWTH_MAX = 3;
const TRIES = 5;

interface Measured {
  name: string;
  /** On the text that takes longest. */
  ms: number;
  /** Factor by which it grows when the text is twice as long. */
  growth: number;
}

/** Every expression over text from outside: its time on hostile text, and its growth when the text is twice as long. */
export async function* measureExpressions(): AsyncGenerator<Figure> {
  const measured = readExpressions()
    .map(measure)
    .toSorted((one, other) => other.ms - one.ms);
  const worst = Math.max(...measured.map(({ growth }) => growth));
  yield {
    what: `${measured.length} expressions, on ${LENGTH * 2} characters: the greatest growth`,
    measured: `${worst.toFixed(1)} times`,
    goal: `<= ${GROWTH_MAX}`,
    isMet: worst <= GROWTH_MAX,
  };
  for (const { name, ms, growth } of measured)
    yield { what: name, measured: `${ms.toFixed(2)} ms, ${growth.toFixed(1)} times`, goal: '' };
}

function measure({ path, line, source, flags }: Expression): Measured {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const longer = Object.entries(hostileTexts(2 * LENGTH));
  const times = longer.map(([kind, text]) => ({ kind, ms: timeOn(expression, text) }));
  const { kind, ms } = times.reduce((most, each) => (each.ms > most.ms ? each : most));
  const shorter = timeOn(expression, hostileTexts(LENGTH)[kind] ?? '');
  const shown = source.length > 40 ? `${source.slice(0, 40)}…` : source;
  return { name: `${path}:${line} /${shown}/`, ms, growth: ms < LEAST_MS ? 1 : ms / shorter };
}

/** The least of some tries, in milliseconds. */
function timeOn(expression: RegExp, text: string): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = performance.now();
    text.replace(expression, '');
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
