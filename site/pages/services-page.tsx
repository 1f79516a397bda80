import { PATHS } from '../../contracts/paths.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { ServiceIndex } from '../sections/service-index.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { ServicesPageData } from './services-data.ts';

export default function ServicesPage({ loaderData: { page } }: { loaderData: ServicesPageData }) {
  return (
    <main id="main">
      <Band title={page.title} lead={page.lead} image={page.image ?? 'card-values'}>
        <TextLink to={PATHS.contact}>Ask which one fits</TextLink>
      </Band>

      <section className="section" aria-label="Groups of services">
        <div className="wrap">
          <ServiceIndex cards={page.cards} />
        </div>
      </section>

      <section className="section sunken">
        <div className="wrap split">
          <div className="lhs stick">
            <div>
              <h2>{page.why.heading}</h2>
              <p className="big">{page.why.intro}</p>
            </div>
          </div>
          <Ledger items={page.why.items} look="roomy" />
        </div>
      </section>

      <CallToActionPanel callToAction={page.callToAction} image="card-team" />
    </main>
  );
}
