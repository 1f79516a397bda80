/** The longest wait beside hostile text, as a multiple of the wait alone: 100 ms where that is LEAST_WORK. */
export const LONGEST_RATIO = 20;

/** Microseconds of work, about as finely as systems count it. */
export const LEAST_WORK = 5_000;

/** Requests after which what is still not answered is done by another process. */
const ASKED_MAX = 12;

/**
 * How long somebody waits who asks again and again while something that was sent is answered. The server is in this process,
 * and the wait is the work that its thread does meanwhile: what other programs of the machine do does not count.
 */
export async function waitBeside(send: () => Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  const state = { isPending: true };
  const sent = send().finally(() => (state.isPending = false));
  let longest = 0;
  const watch = async (waitedFor: Promise<unknown>) => {
    const before = work();
    await waitedFor;
    longest = Math.max(longest, work() - before);
  };
  for (let asked = 0; asked === 0 || (state.isPending && asked < ASKED_MAX); asked += 1) await watch(ask());
  // Whoever asked now would wait as long.
  await watch(sent);
  return longest;
}

function work(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
