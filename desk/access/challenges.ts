import { randomBytes } from 'node:crypto';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { MINUTE_MS } from '../../server/services/calendar.ts';
import { newToken } from './token.ts';

const LIFE_MS = 5 * MINUTE_MS;
export const CHALLENGE_LIFE_S = LIFE_MS / 1_000;
const CHALLENGE_BYTES = 32;
/** Above this number the oldest is dropped. */
const KEPT_MAX = 10_000;

export type Purpose = 'sign-in' | 'register';

interface Challenge {
  text: string;
  purpose: Purpose;
  expires: number;
}

/** What passkeys sign. Each is for one purpose and one browser, which holds its `id` in a cookie, and is used once. */
export interface Challenges {
  issue(purpose: Purpose): { id: string; challenge: Buffer<ArrayBuffer> };
  /** The challenge in base64url, which is gone then; undefined when it was used, is another's or too old. */
  take(id: string | undefined, purpose: Purpose): string | undefined;
}

/** In memory: the desk is one process. */
export function rememberChallenges(now: Dependencies['now']): Challenges {
  const kept = new Map<string, Challenge>();

  function makeRoom(): void {
    for (const [id, { expires }] of kept) {
      if (expires > now().getTime() && kept.size < KEPT_MAX) return;
      kept.delete(id);
    }
  }

  return {
    issue(purpose) {
      makeRoom();
      const id = newToken();
      const challenge = randomBytes(CHALLENGE_BYTES);
      const text = challenge.toString('base64url');
      kept.set(id, { text, purpose, expires: now().getTime() + LIFE_MS });
      return { id, challenge };
    },
    take(id = '', purpose) {
      const found = kept.get(id);
      kept.delete(id);
      return found?.purpose === purpose && found.expires > now().getTime() ? found.text : undefined;
    },
  };
}
