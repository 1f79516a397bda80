import { useRef } from 'react';

export interface SubmissionKey {
  /** Key that all attempts with the same content share, so that a retry does not count as a second submission. */
  current(): string;
  /** Makes a new key. Call this when the content has changed, and when the server has stored it. */
  renew(): void;
}

export function useSubmissionKey(): SubmissionKey {
  const key = useRef<string>(undefined);
  return {
    current() {
      key.current ??= randomKey();
      return key.current;
    },
    renew() {
      key.current = undefined;
    },
  };
}

/** Makes 128 random bits. `crypto.randomUUID` is not available on pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
