import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Calls back as the page is left: the browser may bring it back from memory just as it was. */
export function useLeaving(react: () => void): void {
  const reactToLeaving = useEffectEvent(() => flushSync(react));

  useEffect(() => {
    const leave = () => reactToLeaving();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
