/**
 * Settles as `work` does, or rejects with the error of `late()` after `timeoutMs`. `work` itself continues, but its
 * result is ignored.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  late: () => Error,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
