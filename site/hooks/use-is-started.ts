import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the HTML from the server and during hydration, true from then on. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
