export interface Figure {
  what: string;
  measured: string;
  /** Limit in words; empty if there is none. */
  goal: string;
  isMet?: boolean;
}

type Bound = { atLeast: number } | { atMost: number };

/** Ratio of the product to the reference, with both values and the limit. */
export function ratioFigure(what: string, ours: number, reference: number, bound: Bound, unit = ''): Figure {
  const ratio = ours / reference;
  const measured = `${Math.round(ours)}/${Math.round(reference)}${unit} = ${ratio.toFixed(2)}`;
  if ('atLeast' in bound)
    return { what, measured, goal: `>= ${bound.atLeast}`, isMet: ratio >= bound.atLeast };
  return { what, measured, goal: `<= ${bound.atMost}`, isMet: ratio <= bound.atMost };
}

export function boundFigure(what: string, ours: number, atMost: number, unit: string): Figure {
  return {
    what,
    measured: `${Math.round(ours)} ${unit}`,
    goal: `<= ${atMost} ${unit}`,
    isMet: ours <= atMost,
  };
}

/** Runs two tasks in turns, so that other work on the machine affects both. */
export async function inTurns(
  rounds: number,
  measureOurs: () => Promise<number>,
  measureReference: () => Promise<number>,
): Promise<[ours: number[], reference: number[]]> {
  const [ours, reference]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureOurs());
    reference.push(await measureReference());
  }
  return [ours, reference];
}

/** Duration of a task in milliseconds. */
export async function timeOf(act: () => unknown): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
