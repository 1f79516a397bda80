import { pages } from '../../content/pages.ts';
import type { ServiceGroupPage as ServiceGroupContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { ChoiceList } from '../sections/choice-list.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { pageLink } from './page-link.ts';

export function ServiceGroupPage({ page }: { page: ServiceGroupContent }) {
  const { callToAction, fit, chooser, partner } = page;
  return (
    <Main>
      <Band title={page.title} lead={page.lead} image={page.image} trail={breadcrumbs(page)}>
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#choose">{chooser.heading}</TextLink>
      </Band>

      <section className="section" aria-labelledby="services-heading">
        <div className="page-width">
          <h2 className="visually-hidden" id="services-heading">
            Services in this group
          </h2>
          <ServiceCards cards={[...page.cards, ...cardsOfOthers(page)]} image={page.leadCardImage} />
        </div>
      </section>

      <section className="section">
        <div className="page-width split">
          <div className="split-intro">
            <h2>{fit.heading}</h2>
          </div>
          <Prose paragraphs={fit.paragraphs} />
        </div>
      </section>

      <section className="section" id="choose" aria-labelledby="choose-heading">
        <div className="page-width split">
          <div className="split-intro sticky">
            <div>
              <h2 id="choose-heading">{chooser.heading}</h2>
              <p className="muted">{chooser.intro}</p>
            </div>
          </div>
          <ChoiceList choices={chooser.items} />
        </div>
      </section>

      <section className="section sunken">
        <div className="page-width split">
          <div className="split-intro">
            <h2>Why Partner With Us</h2>
            <p className="statement">{partner.statement}</p>
          </div>
          <Ledger items={partner.points} look="roomy" />
        </div>
      </section>

      <CallToActionPanel callToAction={callToAction} image={page.closingImage} />
    </Main>
  );
}

/** Cards of the group's services that none of its own cards leads to. */
function cardsOfOthers({ path, cards }: ServiceGroupContent): ServiceGroupContent['cards'] {
  const isNamed = (service: string) => cards.some((card) => card.path === service);
  return pages
    .filter((page) => page.kind === 'service' && page.group === path && !isNamed(page.path))
    .map((page) => pageLink(page.path));
}
