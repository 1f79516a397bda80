import { useSyncExternalStore } from 'react';

/** False in the HTML from the server and while React takes it over, true right after. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
