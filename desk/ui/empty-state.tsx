import type { ReactNode } from 'react';

/** Shown instead of an empty list. */
export function EmptyState({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <h2>{heading}</h2>
      {children && <p className="muted">{children}</p>}
    </div>
  );
}
