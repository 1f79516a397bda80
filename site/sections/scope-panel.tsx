import type { ReactNode } from 'react';

interface ScopePanelProps {
  /** What belongs, on the raised side. */
  inside: ReactNode;
  /** What does not, on the sunken side. */
  outside: ReactNode;
}

/** Two sides of one panel: what is meant, and what is not. */
export function ScopePanel({ inside, outside }: ScopePanelProps) {
  return (
    <div className="scope-panel">
      <div>{inside}</div>
      <div className="scope-outside">{outside}</div>
    </div>
  );
}
