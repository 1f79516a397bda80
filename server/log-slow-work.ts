import type { Logger } from 'pino';

/** Logs repeatedly while work takes longer than it should, so that a hang is noticed. */
export async function logSlowWork<Result>(
  { log, name, slowMs }: { log: Logger; name: string; slowMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    log.error({ work: name, seconds }, 'a job takes longer than it should');
  }, slowMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
