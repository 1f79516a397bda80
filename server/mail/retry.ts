const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 60 * 60 * 1_000;

/** Limit of attempts: about four days. After that somebody must run `outbox retry`. */
export const MAX_ATTEMPTS = 130;

/** Time until the next attempt. It doubles up to one hour, with a random part so that retries are spread out. */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return Math.round(delay * (1 - random() / 2));
}
