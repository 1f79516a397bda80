import { useEffect, useRef } from 'react';

/** Pages are written when the site is built; the year in them is put right when they are looked at later. */
export function CopyrightYear() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (place.current) place.current.textContent = String(new Date().getFullYear());
  }, []);

  return (
    <span ref={place} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
