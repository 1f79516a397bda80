/** What is still not answered then is drawn by another process. */
const ASKED_MAX = 50;

/**
 * How many milliseconds somebody waits at most who asks again and again while a request is answered. The best of some
 * tries: other programs of the machine make single ones slow.
 */
export async function waitBeside(
  send: () => Promise<unknown>,
  ask: () => Promise<unknown>,
  isShort: (wait: number) => boolean = () => false,
): Promise<number> {
  let best = Infinity;
  for (let tries = 0; tries < 3 && !isShort(best); tries += 1) {
    let isPending = true;
    const sent = send().finally(() => (isPending = false));
    let longest = 0;
    for (let asked = 0; asked === 0 || (isPending && asked < ASKED_MAX); asked += 1) {
      const start = performance.now();
      await ask();
      longest = Math.max(longest, performance.now() - start);
    }
    await sent;
    best = Math.min(best, longest);
  }
  return best;
}

/** Somebody must not wait so many times as long beside hostile text as beside harmless text of the same length. */
export const LONGEST_RATIO = 20;
