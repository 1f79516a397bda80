import { startTransition, useEffect, useState } from 'react';

let hasStarted = false;

/** False in the HTML from the server and during hydration, true soon after: in pieces, so that nobody waits for it. */
export function useIsStarted(): boolean {
  const [isStarted, setIsStarted] = useState(hasStarted);

  useEffect(() => {
    hasStarted = true;
    startTransition(() => setIsStarted(true));
  }, []);

  return isStarted;
}
