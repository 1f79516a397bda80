/**
 * Settles as `work` does, or rejects with `late()` after `timeoutMs`. `end` then closes the connection that `work` holds: without
 * it, `work` goes on unobserved.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  late: () => Error,
  end?: () => unknown,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(late());
    end?.();
  }, timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
