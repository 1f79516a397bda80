import type { ReactNode } from 'react';

interface PhoneFoldProps {
  /** Topic of the summary, for screen readers. */
  about: string;
  /** Summary for deciding whether to open it. */
  summary: string;
  children: ReactNode;
}

/** Folded on a phone, open on wider screens and on paper. If a link leads to it, open-folds.ts opens it. */
export function PhoneFold({ about, summary, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold">
      <summary className="plus">
        <span>
          <span className="visually-hidden">{about}: </span>
          {summary}
        </span>
      </summary>
      {children}
    </details>
  );
}
