import type { ReactNode } from 'react';

interface DocumentSectionProps {
  id: string;
  heading: string;
  intro?: string;
  /** For the opening section: the heading is for screen readers only. */
  hidesHeading?: boolean;
  children: ReactNode;
}

export function DocumentSection({
  id,
  heading,
  intro,
  hidesHeading = false,
  children,
}: DocumentSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={hidesHeading ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </section>
  );
}
