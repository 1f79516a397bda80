import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface Timer {
  /** Replaces a timeout that is still pending. */
  start(act: () => void, delayMs: number): void;
  cancel(): void;
}

/** One timeout, cleared when the component unmounts. */
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
