import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Updates the component as the page is left: the back/forward cache brings the page back just as it was. */
export function usePageHide(update: () => void): void {
  const updateNow = useEffectEvent(() => flushSync(update));

  useEffect(() => {
    const onPageHide = () => updateNow();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
}
