/** Number of items at the same time. It keeps a disk or an S3 store busy; more would hardly be faster. */
const AT_ONCE = 8;
/** Number of items that are read ahead. Up to this many resumes of 5 MB are in memory. */
const AHEAD = 4;

/**
 * Calls `work` for all items, several at a time. After the first failure it starts no more, and throws the error when
 * the others have ended.
 */
export async function severalAtOnce<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const shared = (async function* () {
    yield* items;
  })();
  const failures: unknown[] = [];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for await (const item of shared) {
      // Another item may have failed while the next one was listed.
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}

/** Reads items ahead and returns the results in order. Ends when all reads that were started have finished. */
export async function* readAhead<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, undefined> {
  const begun: Promise<Result>[] = [];
  try {
    for (const item of items) {
      const reading = read(item);
      // Prevents an unhandled rejection. The error is thrown when it is the turn of this result.
      reading.catch(() => {});
      if (begun.push(reading) === AHEAD) yield await (begun.shift() as Promise<Result>);
    }
    for (const reading of begun) yield await reading;
  } finally {
    await Promise.allSettled(begun);
  }
}
