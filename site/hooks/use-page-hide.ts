import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Updates the component when the page is left, because the back/forward cache restores the page as it was. */
export function usePageHide(update: () => void): void {
  const updateNow = useEffectEvent(() => flushSync(update));

  useEffect(() => {
    const onPageHide = () => updateNow();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
}
