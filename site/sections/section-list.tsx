import { useEffect, useRef } from 'react';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionLink {
  id: string;
  label: string;
}

/** The sections of a document: a rail beside it, or a scrolling strip under the header where there is no room. */
export function SectionList({ sections }: { sections: SectionLink[] }) {
  const strip = useRef<HTMLOListElement>(null);
  const current = useCurrentSection(sections.map((section) => section.id));

  useEffect(() => {
    const list = strip.current;
    const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (list && link) list.scrollTo({ left: link.offsetLeft - list.clientWidth / 3 });
  }, [current]);

  return (
    <nav className="toc" aria-label="On this page">
      <p>On this page</p>
      <ol ref={strip}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
