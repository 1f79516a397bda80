import { randomBytes } from 'node:crypto';
import {
  deleteChallengesBefore,
  deleteOldestChallenges,
  takeChallenge,
} from '../../server/storage/desk-challenges.ts';
import { insertRows } from '../../server/storage/rows.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { MINUTE_MS } from '../../server/services/calendar.ts';
import { newToken, tokenHash } from './token.ts';

const LIFE_MS = 5 * MINUTE_MS;
export const CHALLENGE_LIFE_S = LIFE_MS / 1_000;
const CHALLENGE_BYTES = 32;
/**
 * Largest number of stored challenges, about 2 MB. Anybody may request a challenge, so above this number the oldest are
 * deleted.
 */
const CHALLENGES_MAX = 10_000;

export type Purpose = 'sign-in' | 'register';

/** Challenges for passkeys. Each is for one purpose and one browser, which has its `id` in a cookie, and works once. */
export interface Challenges {
  issue(purpose: Purpose): Promise<{ id: string; challenge: Buffer<ArrayBuffer> }>;
  /**
   * Returns the challenge in base64url and deletes it. Undefined if the challenge was used, is too old, or is for
   * another purpose.
   */
  take(id: string | undefined, purpose: Purpose): Promise<string | undefined>;
}

/** Stored in the database, because the next request may reach another desk. */
export function rememberChallenges(
  { storage, now }: Pick<Dependencies, 'storage' | 'now'>,
  most = CHALLENGES_MAX,
): Challenges {
  const { database } = storage;
  return {
    async issue(purpose) {
      const id = newToken();
      const challenge = randomBytes(CHALLENGE_BYTES);
      await deleteChallengesBefore(database, now().toISOString());
      await deleteOldestChallenges(database, most - 1);
      await insertRows(database, 'desk_challenges', {
        id_hash: tokenHash(id),
        challenge: challenge.toString('base64url'),
        purpose,
        expires: new Date(now().getTime() + LIFE_MS).toISOString(),
      });
      return { id, challenge };
    },
    async take(id, purpose) {
      if (id === undefined) return undefined;
      const found = await takeChallenge(database, tokenHash(id));
      return found?.purpose === purpose && found.expires > now().toISOString() ? found.challenge : undefined;
    },
  };
}
