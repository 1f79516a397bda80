import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';

interface ButtonLinkProps {
  to: string;
  /** A filled link. A view has at most one. */
  look?: 'filled' | 'ghost';
  glyph?: GlyphName;
  /** File name for saving. */
  download?: string;
  children: ReactNode;
}

export function ButtonLink({ to, look = 'filled', glyph, download, children }: ButtonLinkProps) {
  return (
    <a href={to} className={look === 'ghost' ? 'button ghost' : 'button'} download={download}>
      {children}
      {glyph && <Glyph name={glyph} />}
    </a>
  );
}
