import type { ServicesPage as ServicesContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { PATHS } from '../../contracts/paths.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { ServiceIndex } from '../sections/service-index.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import stylesheet from './service-lists.css?url';

export function ServicesPage({ page }: { page: ServicesContent }) {
  return (
    <Main>
      <Band title={page.title} lead={page.lead} image={page.image}>
        <TextLink to={PATHS.contact}>Ask which one fits</TextLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <section className="section" aria-label="Groups of services">
        <div className="page-width">
          <ServiceIndex cards={page.cards} />
        </div>
      </section>

      <SplitSection
        heading={page.why.heading}
        intro={<p className="statement">{page.why.intro}</p>}
        isSticky
        isSunken
      >
        <Ledger items={page.why.items} look="roomy" />
      </SplitSection>

      <CallToActionPanel callToAction={page.callToAction} closing={{ image: page.closingImage }} />
    </Main>
  );
}
