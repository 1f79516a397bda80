import type { ReactNode } from 'react';

interface ScopePanelProps {
  /** Included items, on the raised side. */
  inside: ReactNode;
  /** Excluded items, on the sunken side. */
  outside: ReactNode;
}

/** Two sides of one panel: included and excluded items. */
export function ScopePanel({ inside, outside }: ScopePanelProps) {
  return (
    <div className="scope-panel">
      <div>{inside}</div>
      <div className="scope-outside">{outside}</div>
    </div>
  );
}
