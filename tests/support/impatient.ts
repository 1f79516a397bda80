import { vi } from 'vitest';

/** Does the work while each look at the clock finds it a minute later: whoever waits for a lock gives up at once. */
export async function impatient<Result>(work: () => Promise<Result>): Promise<Result> {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 60_000));
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}
