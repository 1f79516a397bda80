/** Shares the outcome of one call among all that are made within `lifeMs`; failures are not kept. */
export function briefly<Outcome>(lifeMs: number, call: () => Promise<Outcome>): () => Promise<Outcome> {
  let last: { until: number; outcome: Promise<Outcome> } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.outcome;
    const outcome = call();
    last = { until: performance.now() + lifeMs, outcome };
    outcome.catch(() => {
      last = undefined;
    });
    return outcome;
  };
}

/** Remembers what was made of the last value, for as long as the same one comes. */
export function ofTheSame<Value extends object, Made>(make: (value: Value) => Made): (value: Value) => Made {
  let last: { value: Value; made: Made } | undefined;
  return (value) => {
    if (last?.value !== value) last = { value, made: make(value) };
    return last.made;
  };
}
