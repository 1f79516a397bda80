import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS, timeBefore } from '../../server/services/calendar.ts';

const TOKEN_BYTES = 32;
/** Largest difference between the clocks of two servers. */
export const CLOCKS_APART_MS = 5 * MINUTE_MS;

/** 256 random bits for a cookie or a link. The database has only their hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * True if something with this lifetime has not expired. If the expiry is impossibly late, it was set by a clock that
 * was ahead, and the result is false.
 */
export function isAlive(expires: string, now: Date, lifeMs: number): boolean {
  return expires > now.toISOString() && expires <= timeBefore(now, -lifeMs - CLOCKS_APART_MS);
}
