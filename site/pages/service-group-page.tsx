import { pageAt, pages } from '../../content/pages.ts';
import type { ServiceGroupPage as ServiceGroupContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { ChoiceList } from '../sections/choice-list.tsx';
import { Figure } from '../sections/figures/figure.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { PhoneFold } from '../sections/phone-fold.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { ClosingEnquiry } from './closing-enquiry.tsx';
import { pageLink } from './page-link.ts';
import { titled } from './titled.ts';
import stylesheet from './service-lists.css?url';

export function ServiceGroupPage({ page }: { page: ServiceGroupContent }) {
  const { callToAction, fit, chooser, partner } = page;
  const cards = [...page.cards, ...cardsOfOthers(page)];
  return (
    <Main>
      <Band title={page.title} lead={page.lead} image={page.image} trail={breadcrumbs(page)}>
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#choose">{chooser.heading}</TextLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <section className="section" aria-labelledby="services-heading">
        <div className="page-width">
          <h2 className="visually-hidden" id="services-heading">
            Services in this group
          </h2>
          <ServiceCards cards={cards} image={pageAt(cards[0]!.path, 'service').image} />
        </div>
      </section>

      <SplitSection heading={fit.heading}>
        <PhoneFold about={fit.heading} summary="What each is for, in words">
          <Prose paragraphs={fit.paragraphs} />
        </PhoneFold>
        <Figure figure={page.figure} />
      </SplitSection>

      <SplitSection
        id="choose"
        heading={chooser.heading}
        intro={<p className="muted">{chooser.intro}</p>}
        isSticky
      >
        <ChoiceList choices={chooser.items} />
      </SplitSection>

      <SplitSection
        heading="Why Partner With Us"
        intro={<p className="statement">{partner.statement}</p>}
        isSunken
      >
        <PhoneFold about="Why Partner With Us" summary={titled(partner.points)}>
          <Ledger items={partner.points} look="roomy" />
        </PhoneFold>
      </SplitSection>

      <CallToActionPanel callToAction={callToAction} closing={{ form: <ClosingEnquiry page={page} /> }} />
    </Main>
  );
}

/** Cards of the group's services that have no card of their own here. */
function cardsOfOthers({ path, cards }: ServiceGroupContent): ServiceGroupContent['cards'] {
  const isNamed = (service: string) => cards.some((card) => card.path === service);
  return pages
    .filter((page) => page.kind === 'service' && page.group === path && !isNamed(page.path))
    .map((page) => pageLink(page.path));
}
