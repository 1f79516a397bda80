export interface SectionLink {
  id: string;
  label: string;
}

interface SectionListProps {
  sections: SectionLink[];
  heading?: string;
}

/**
 * The sections of a document: a rail beside it, or a scrolling strip below the header if there is no room.
 * follow-sections.ts marks the current one.
 */
export function SectionList({ sections, heading = 'On this page' }: SectionListProps) {
  return (
    <nav className="section-list" aria-label={heading}>
      <p className="note">{heading}</p>
      <ol>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={index === 0 ? 'true' : undefined}>
              {section.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
