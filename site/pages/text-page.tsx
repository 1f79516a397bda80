import { versionsOf } from '../../content/pages.ts';
import type { Page, TextPage as TextContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { kept } from '../features/api-host.ts';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Figure } from '../sections/figures/figure.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { Prose } from '../sections/prose.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';
import { ClosingEnquiry } from './closing-enquiry.tsx';

export function TextPage({ page }: { page: TextContent }) {
  const { language, callToAction } = page;
  const otherVersions = versionsOf(page).filter((version) => version !== page);
  const sections = kept(page.sections);
  const firstWithFigure = sections.find(({ figure }) => figure);
  return (
    <Main language={language?.code}>
      <section className="plain-head text-head">
        <div className="page-width text-head-words">
          <div>
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <p className="note space-above-4">
              {language?.words.lastChanged ?? 'Last changed on'} {page.updated}
            </p>
            {otherVersions.map((version) => (
              <VersionLink key={version.path} page={version} />
            ))}
          </div>
          <PlateIcon name={page.icon} />
        </div>
        <div className="page-width">
          <FactList facts={page.facts} className="facts" />
        </div>
      </section>

      <Detail
        sectionsHeading={language?.words.onThisPage}
        sections={sections.map(({ id, heading }) => ({ id, label: heading }))}
      >
        {sections.map((section) => (
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

      {callToAction && (
        <CallToActionPanel callToAction={callToAction} closing={{ form: <ClosingEnquiry page={page} /> }} />
      )}
    </Main>
  );
}

/** The name of each language is written in that language. */
function VersionLink({ page: { path, language } }: { page: Page }) {
  const code = language?.code ?? 'en';
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  return (
    <p>
      <a className="text-link" href={path} lang={code} hrefLang={code}>
        {name}
      </a>
    </p>
  );
}
