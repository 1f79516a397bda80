import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';

interface ButtonLinkProps {
  to: string;
  /** At most one link in a view has the look `filled`. */
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
