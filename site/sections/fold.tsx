import type { ReactNode } from 'react';

interface FoldProps {
  /** Summary for deciding whether to open it. */
  summary: string;
  children: ReactNode;
}

/** Folded part that few readers need. */
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
