import { withTimeout } from '../../with-timeout.ts';

const ANSWER_TIMEOUT_MS = 3_000;

/** Sends Redis a request like those of the counters. Throws an error with the reason if it fails. */
export async function checkRedis(url: string): Promise<void> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Listens for the error itself, because the failed request says only that the connection is closed.
  const trouble = new Promise<never>((_, reject) => redis.on('error', reject));
  trouble.catch(() => {});
  const late = () => new Error(`it did not answer within ${ANSWER_TIMEOUT_MS / 1_000} seconds`);
  try {
    await withTimeout(Promise.race([redis.ping(), trouble]), ANSWER_TIMEOUT_MS, late);
  } finally {
    redis.disconnect();
  }
}
