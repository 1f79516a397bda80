import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { SiteLink } from './site-link.tsx';

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="txt">
      {children}
      <Glyph name="arrow" />
    </SiteLink>
  );
}
