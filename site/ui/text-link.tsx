import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="text-link">
      {children}
      <Glyph name="arrow" />
    </a>
  );
}
