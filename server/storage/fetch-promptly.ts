/**
 * `fetch` that closes the connection when an answer has not begun in time, and fails after so many requests. The content of an
 * answer may take as long as the caller waits.
 */
export function fetchPromptly(timeoutMs: number, requestsMax = Infinity): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    requests += 1;
    if (requests > requestsMax) throw new Error('it answers without an end');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('it did not answer in time')), timeoutMs);
    const signals = [late.signal, ...(init?.signal ? [init.signal] : [])];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } finally {
      clearTimeout(timer);
    }
  };
}
