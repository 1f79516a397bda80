import type { ReactNode } from 'react';
import { PhoneFold } from './phone-fold.tsx';

interface DocumentSectionProps {
  id: string;
  heading: string;
  intro?: string;
  /** For the opening section: the heading is only for screen readers. */
  hidesHeading?: boolean;
  /** Folds the section on a phone, with this summary of its content. */
  summary?: string;
  /** True if the section shares its row with a neighbour. This works only where sections span all columns. */
  isHalf?: boolean;
  children: ReactNode;
}

export function DocumentSection({
  id,
  heading,
  intro,
  hidesHeading = false,
  summary,
  isHalf = false,
  children,
}: DocumentSectionProps) {
  const content = (
    <>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={[summary && 'folded', isHalf && 'half'].filter(Boolean).join(' ') || undefined}
    >
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
