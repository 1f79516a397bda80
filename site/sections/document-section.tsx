import type { ReactNode } from 'react';
import { PhoneFold } from './phone-fold.tsx';

interface DocumentSectionProps {
  id: string;
  heading: string;
  intro?: string;
  /** For the opening section: the heading is for screen readers only. */
  hidesHeading?: boolean;
  /** Folds the section on a phone, and says there what is inside. */
  summary?: string;
  children: ReactNode;
}

export function DocumentSection({
  id,
  heading,
  intro,
  hidesHeading = false,
  summary,
  children,
}: DocumentSectionProps) {
  const content = (
    <>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={summary && 'folded'}>
      <h2 id={`${id}-heading`} className={hidesHeading ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      {summary ? (
        <PhoneFold about={heading} summary={summary}>
          {content}
        </PhoneFold>
      ) : (
        content
      )}
    </section>
  );
}
