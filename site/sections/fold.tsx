import type { ReactNode } from 'react';

interface FoldProps {
  /** What is inside, for who decides whether to open it. */
  summary: string;
  children: ReactNode;
}

/** What few readers need, one tap away. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <div className="unfolding fold">
      <details>
        <summary className="plus">
          <span>{summary}</span>
        </summary>
        {children}
      </details>
    </div>
  );
}
