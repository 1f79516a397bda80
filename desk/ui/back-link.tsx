import type { ReactNode } from 'react';
import { shortcut } from './shortcut.ts';

/** Above the heading of a screen: leads to the list that it belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link back-link" href={href} {...shortcut('Escape', 'Back to the list')}>
      {children}
    </a>
  );
}
