import type { ServicesPage as ServicesContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { PATHS } from '../../contracts/paths.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { ServiceIndex } from '../sections/service-index.tsx';
import { TextLink } from '../ui/text-link.tsx';

export function ServicesPage({ page }: { page: ServicesContent }) {
  return (
    <Main>
      <Band title={page.title} lead={page.lead} image={page.image}>
        <TextLink to={PATHS.contact}>Ask which one fits</TextLink>
      </Band>

      <section className="section" aria-label="Groups of services">
        <div className="page-width">
          <ServiceIndex cards={page.cards} />
        </div>
      </section>

      <section className="section sunken">
        <div className="page-width split">
          <div className="split-intro sticky">
            <div>
              <h2>{page.why.heading}</h2>
              <p className="statement">{page.why.intro}</p>
            </div>
          </div>
          <Ledger items={page.why.items} look="roomy" />
        </div>
      </section>

      <CallToActionPanel callToAction={page.callToAction} image={page.closingImage} />
    </Main>
  );
}
