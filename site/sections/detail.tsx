import type { ReactNode } from 'react';
import { type SectionLink, SectionList } from './section-list.tsx';

interface DetailProps {
  sections: SectionLink[];
  children: ReactNode;
}

/** Rail and document: 3 + 9 columns. */
export function Detail({ sections, children }: DetailProps) {
  return (
    <div className="page-width detail">
      <SectionList sections={sections} />
      <div className="document">{children}</div>
    </div>
  );
}
