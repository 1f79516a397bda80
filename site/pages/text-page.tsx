import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Prose } from '../sections/prose.tsx';
import type { TextPageData } from './text-data.ts';

export default function TextPage({ loaderData: { page } }: { loaderData: TextPageData }) {
  return (
    <main id="main">
      <section className="plain text-head">
        <div className="wrap">
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="note mt-4">Last changed on {page.updated}</p>
        </div>
      </section>

      <Detail sections={page.sections.map(({ id, heading }) => ({ id, label: heading }))}>
        {page.sections.map((section) => (
          <DocumentSection key={section.id} id={section.id} heading={section.heading}>
            <Prose paragraphs={section.paragraphs} />
            {section.list && <Ledger items={section.list} />}
          </DocumentSection>
        ))}
      </Detail>
    </main>
  );
}
