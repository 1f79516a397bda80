import type { ReactNode } from 'react';

/** A list item that fades in once when it is scrolled into view (fade-in-on-scroll.ts). */
export function FadeIn({ children }: { children: ReactNode }) {
  return <li data-fade="shown">{children}</li>;
}
