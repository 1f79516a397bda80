export interface Figure {
  what: string;
  measured: string;
  /** Empty where there is none. */
  goal: string;
  isMet?: boolean;
}

/** A ratio of ours to the reference, with both figures, against a bound. */
export function ratioFigure(
  what: string,
  ours: number,
  reference: number,
  bound: { atLeast: number } | { atMost: number },
  unit = '',
): Figure {
  const ratio = ours / reference;
  const isMet = 'atLeast' in bound ? ratio >= bound.atLeast : ratio <= bound.atMost;
  const goal = 'atLeast' in bound ? `>= ${bound.atLeast}` : `<= ${bound.atMost}`;
  return {
    what,
    measured: `${Math.round(ours)}/${Math.round(reference)}${unit} = ${ratio.toFixed(2)}`,
    goal,
    isMet,
  };
}

export function boundFigure(what: string, ours: number, atMost: number, unit: string): Figure {
  return {
    what,
    measured: `${Math.round(ours)} ${unit}`,
    goal: `<= ${atMost} ${unit}`,
    isMet: ours <= atMost,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
