import type { AboutPage as AboutContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { company } from '../../content/company.ts';
import { photographs } from '../../content/photographs.ts';
import { COMPANY_PROFILE_PATH } from '../../contracts/paths.ts';
import { FloatingContacts } from '../chrome/floating-contacts.tsx';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { ImageCards } from '../sections/image-cards.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { Photographs } from '../sections/photographs.tsx';
import { StatementPair } from '../sections/statement-pair.tsx';
import { Steps } from '../sections/steps.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import stylesheet from './about-page.css?url';

export function AboutPage({ page }: { page: AboutContent }) {
  return (
    <Main>
      <Band title={page.title} lead={page.lead} image={page.image}>
        <ButtonLink to={COMPANY_PROFILE_PATH} download={company.profileFileName} glyph="download">
          Download Company Profile
        </ButtonLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <SplitSection heading="Who We Are">
        <div className="prose">
          <p className="statement">{page.whoWeAre.statement}</p>
          {page.whoWeAre.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SplitSection>

      <SplitSection heading="What We Do" isSticky>
        <LinkRows rows={page.whatWeDo} />
      </SplitSection>

      <section className="section sunken" aria-labelledby="not-heading">
        <div className="page-width we-do-not">
          <h2 id="not-heading">{page.whatWeDoNot.heading}</h2>
          <ul>
            {page.whatWeDoNot.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {page.whatWeDoNot.note && <p className="muted">{page.whatWeDoNot.note}</p>}
        </div>
      </section>

      <section className="section" aria-labelledby="exchange-heading">
        <div className="page-width">
          <div className="section-head">
            <h2 id="exchange-heading">{page.exchange.heading}</h2>
          </div>
          <Steps steps={page.exchange.steps} look="path" />
        </div>
      </section>

      <section className="section sunken" aria-label="Team, operations and clients">
        <div className="page-width">
          <Photographs heading="Where we work and teach" photographs={photographs} />
          <ImageCards cards={page.cards} tall="right" />
        </div>
      </section>

      <section className="section">
        <div className="page-width">
          <StatementPair
            statements={[
              { title: 'Vision', text: page.vision },
              { title: 'Mission', text: page.mission },
            ]}
          />
        </div>
      </section>

      <CallToActionPanel callToAction={page.callToAction} closing={{ image: page.closingImage }} />
      <FloatingContacts labels={['Call', 'WhatsApp']} />
    </Main>
  );
}
