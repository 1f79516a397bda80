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
