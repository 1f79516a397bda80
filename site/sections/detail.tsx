import type { ReactNode } from 'react';
import { RailCard, type RailCardProps } from './rail-card.tsx';
import { type SectionLink, SectionList } from './section-list.tsx';

interface DetailProps {
  sections: SectionLink[];
  sectionsHeading?: string;
  card?: RailCardProps;
  children: ReactNode;
  /** Sections below the rail and the document, across all columns. */
  wide?: ReactNode;
}

/** Rail and document: 3 + 9 columns. */
export function Detail({ sections, sectionsHeading, card, children, wide }: DetailProps) {
  return (
    <div className="page-width detail">
      {/* The rail sticks within its column, not over wide sections. */}
      <div className="rail-column">
        <div className="rail">
          <SectionList sections={sections} heading={sectionsHeading} />
          {card && <RailCard {...card} />}
        </div>
      </div>
      <div className="document">{children}</div>
      {wide && <div className="document document-wide">{wide}</div>}
    </div>
  );
}
