import { type ReactNode, useEffect, useRef, useState } from 'react';

type Appearance = 'shown' | 'waiting' | 'entering';

/**
 * A list item that fades in once when it is scrolled into view. The page shows everything until the script starts;
 * then only what still lies below the window waits, so nothing that is seen ever vanishes.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  const [appearance, setAppearance] = useState<Appearance>('shown');

  useEffect(() => {
    const element = item.current;
    if (!element || !isBelowWindow(element) || prefersStillness()) return;

    setAppearance('waiting');
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setAppearance('entering');
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <li ref={item} data-fade={appearance === 'shown' ? undefined : appearance}>
      {children}
    </li>
  );
}

function isBelowWindow(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
