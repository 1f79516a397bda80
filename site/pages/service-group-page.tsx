import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { ChoiceList } from '../sections/choice-list.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { ServiceGroupPageData } from './service-group-data.ts';

export default function ServiceGroupPage({ loaderData }: { loaderData: ServiceGroupPageData }) {
  const { page, trail, leadImage, closingImage } = loaderData;
  const { callToAction, fit, chooser, partner } = page;
  return (
    <main id="main">
      <Band title={page.title} lead={page.lead} image={page.image} trail={trail}>
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#choose">{chooser.heading}</TextLink>
      </Band>

      <section className="section" aria-labelledby="services-heading">
        <div className="wrap">
          <h2 className="vh" id="services-heading">
            Services in this group
          </h2>
          <ServiceCards cards={page.cards} image={leadImage} />
        </div>
      </section>

      <section className="section">
        <div className="wrap split">
          <div className="lhs">
            <h2>{fit.heading}</h2>
          </div>
          <Prose paragraphs={fit.paragraphs} />
        </div>
      </section>

      <section className="section" id="choose" aria-labelledby="choose-heading">
        <div className="wrap split">
          <div className="lhs stick">
            <div>
              <h2 id="choose-heading">{chooser.heading}</h2>
              <p className="soft">{chooser.intro}</p>
            </div>
          </div>
          <ChoiceList choices={chooser.items} />
        </div>
      </section>

      <section className="section sunken">
        <div className="wrap split">
          <div className="lhs">
            <h2>Why Partner With Us</h2>
            <p className="big">{partner.statement}</p>
          </div>
          <Ledger items={partner.points} look="roomy" />
        </div>
      </section>

      <CallToActionPanel callToAction={callToAction} image={closingImage} />
    </main>
  );
}
