import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface Timer {
  /** Replaces what was started before. */
  start(act: () => void, delayMs: number): void;
  cancel(): void;
}

/** One timer that ends with its component. */
export function useTimer(): Timer {
  const handle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = useCallback(() => clearTimeout(handle.current), []);
  const start = useCallback((act: () => void, delayMs: number) => {
    clearTimeout(handle.current);
    handle.current = setTimeout(act, delayMs);
  }, []);

  useEffect(() => cancel, [cancel]);

  return useMemo(() => ({ start, cancel }), [start, cancel]);
}
