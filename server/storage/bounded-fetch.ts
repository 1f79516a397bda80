/**
 * `fetch` that closes the connection when an answer has not begun in time, or a refusal has not ended. Other content may take as
 * long as the caller waits.
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

/** `fetch` for something that ends after so many requests. */
export function fetchAtMost(times: number): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    requests += 1;
    if (requests > times) throw new Error('it answers without an end');
    return await fetch(input, init);
  };
}
