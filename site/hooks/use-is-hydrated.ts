import { useSyncExternalStore } from 'react';

/** False in the HTML from the server and while React hydrates it, true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
