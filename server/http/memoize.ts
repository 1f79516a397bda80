/** Caches the result of `call` for `lifeMs`. Failures are not cached. */
export function memoizeFor<Result>(lifeMs: number, call: () => Promise<Result>): () => Promise<Result> {
  let last: { until: number; result: Promise<Result> } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.result;
    const result = call();
    last = { until: performance.now() + lifeMs, result };
    result.catch(() => {
      last = undefined;
    });
    return result;
  };
}

/** Caches the result for the last value, which is compared by identity. */
export function memoizeLast<Value extends object, Result>(
  make: (value: Value) => Result,
): (value: Value) => Result {
  let last: { value: Value; result: Result } | undefined;
  return (value) => {
    if (last?.value !== value) last = { value, result: make(value) };
    return last.result;
  };
}

/** Caches the results for the `limit` newest keys. Failures are not cached. */
export function memoizeKeys<Result>(
  limit: number,
): (key: string, make: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, make) => {
    const known = results.get(key);
    if (known) return known;
    const result = make();
    const [oldest] = results.keys();
    if (results.size >= limit && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
