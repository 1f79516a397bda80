import type { ReactNode } from 'react';

interface SplitSectionProps {
  /** Anchor on the page; the heading then names the section. */
  id?: string;
  heading: string;
  /** Text below the heading. */
  intro?: ReactNode;
  /** The heading stays in view while the other side scrolls. */
  isSticky?: boolean;
  isSunken?: boolean;
  children: ReactNode;
}

/** A heading on columns 1 to 5, its content on 6 to 12. */
export function SplitSection({ id, heading, intro, isSticky, isSunken, children }: SplitSectionProps) {
  const headingId = id && `${id}-heading`;
  const words = (
    <>
      <h2 id={headingId}>{heading}</h2>
      {intro}
    </>
  );
  return (
    <section className={isSunken ? 'section sunken' : 'section'} id={id} aria-labelledby={headingId}>
      <div className="page-width split">
        <div className={isSticky ? 'split-intro sticky' : 'split-intro'}>
          {isSticky && intro ? <div>{words}</div> : words}
        </div>
        {children}
      </div>
    </section>
  );
}
