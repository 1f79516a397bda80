import type { TextPage as TextContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Figure } from '../sections/figures/figure.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { Prose } from '../sections/prose.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';

export function TextPage({ page }: { page: TextContent }) {
  const firstWithFigure = page.sections.find(({ figure }) => figure);
  return (
    <Main>
      <section className="plain-head text-head">
        <div className="page-width text-head-words">
          <div>
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <p className="note space-above-4">Last changed on {page.updated}</p>
          </div>
          <PlateIcon name={page.icon} />
        </div>
        <div className="page-width">
          <FactList facts={page.facts} className="facts" />
        </div>
      </section>

      <Detail sections={page.sections.map(({ id, heading }) => ({ id, label: heading }))}>
        {page.sections.map((section) => (
          <DocumentSection
            key={section.id}
            id={section.id}
            heading={section.heading}
            summary={section.summary}
          >
            <Prose paragraphs={section.paragraphs} />
            {section.figure && <Figure figure={section.figure} isFirst={section === firstWithFigure} />}
            {section.list && <Ledger items={section.list} />}
          </DocumentSection>
        ))}
      </Detail>
    </Main>
  );
}
