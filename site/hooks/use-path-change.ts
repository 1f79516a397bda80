import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back after each change of the path, not after the first one. */
export function usePathChange(react: () => void): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  const reactToChange = useEffectEvent(react);

  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    reactToChange();
  }, [pathname]);
}
