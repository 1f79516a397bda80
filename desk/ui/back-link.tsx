import type { ReactNode } from 'react';
import { shortcut } from './shortcut.ts';

/** Link above the heading to the list that a screen belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link back-link" href={href} {...shortcut('Escape', 'Back to the list')}>
      {children}
    </a>
  );
}
