/**
 * Makes a `fetch` that closes the connection if the response has not begun in time, or if the body of an error is not
 * complete in time. The body of a successful response has no time limit.
 */
export function fetchPromptly(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('it did not answer in time')), timeoutMs);
    const signals = [late.signal, ...(init?.signal ? [init.signal] : [])];
    const answer = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    if (answer.ok) clearTimeout(timer);
    return answer;
  };
}

/** Makes a `fetch` that fails after this number of requests. */
export function fetchAtMost(times: number): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    requests += 1;
    if (requests > times) throw new Error('it answers without an end');
    return await fetch(input, init);
  };
}
