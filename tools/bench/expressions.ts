import { type Expression, readExpressions } from '../check/expressions.ts';
import type { Figure } from './figure.ts';
import { hostileTexts } from './hostile-texts.ts';

const LENGTH = 4_000;
/** Times below this are too short to compare. */
const LEAST_MS = 10;
/** Largest allowed growth of the time for twice the text. An expression worse than linear needs four times as long. */
const GROWTH_MAX = 3;
const TRIES = 5;

interface Measured {
  name: string;
  /** Time for the slowest text. */
  ms: number;
  /** Factor by which twice the text is slower. */
  growth: number;
}

/**
 * Measures every regular expression that is used on text from outside: its time for malicious text, and how that grows
 * for twice the text.
 */
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

/** Shortest time of several runs, in milliseconds. */
function timeOn(expression: RegExp, text: string): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = performance.now();
    text.replace(expression, '');
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
