/** This many keep a disk or an S3 store busy; more gain little. */
const AT_ONCE = 8;
/** Number of items read ahead: as many resumes of 5 MB are in memory. */
const AHEAD = 4;

/**
 * Works on the items, a few at once. After the first failure no more are started; the error is thrown when the others have
 * ended.
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
      // Another item may have failed during the listing.
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}

/** Reads items ahead and returns results in order. Ends when all started reads are finished. */
export async function* readAhead<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, undefined> {
  const begun: Promise<Result>[] = [];
  try {
    for (const item of items) {
      const reading = read(item);
      // The error is thrown when its result is due.
      reading.catch(() => {});
      if (begun.push(reading) === AHEAD) yield await (begun.shift() as Promise<Result>);
    }
    for (const reading of begun) yield await reading;
  } finally {
    await Promise.allSettled(begun);
  }
}
