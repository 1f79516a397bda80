import { vi } from 'vitest';

/** Runs work with a clock that moves on by a minute each time it is read, so that waiting for a lock ends at once. */
export async function impatient<Result>(work: () => Promise<Result>): Promise<Result> {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 60_000));
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}
