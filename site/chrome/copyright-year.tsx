import { useEffect, useRef } from 'react';

const THIS_YEAR = new Date().getFullYear();

/** Pages are written when the site is built; the year in them is put right when they are looked at later. */
export function CopyrightYear() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (place.current) place.current.textContent = String(THIS_YEAR);
  }, []);

  return (
    <span ref={place} suppressHydrationWarning>
      {THIS_YEAR}
    </span>
  );
}
