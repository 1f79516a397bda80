import { pageAt } from '../../content/pages.ts';
import type { HomePage as HomeContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { company } from '../../content/company.ts';
import { COMPANY_PROFILE_PATH, PATHS } from '../../contracts/paths.ts';
import { FloatingContacts } from '../chrome/floating-contacts.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { CourseGrid } from '../sections/course-grid.tsx';
import { HeroSlider } from '../sections/hero-slider.tsx';
import { ImageCards } from '../sections/image-cards.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { courseCards } from './course-cards.ts';
import stylesheet from './home-page.css?url';

export function HomePage({ page }: { page: HomeContent }) {
  const groups = pageAt(PATHS.services, 'services').cards.map(({ path }) => {
    const group = pageAt(path, 'service-group');
    return { path, label: group.label ?? group.title };
  });
  return (
    <Main>
      <HeroSlider slides={page.slides} links={groups} />

      <link rel="stylesheet" href={stylesheet} />
      <SplitSection
        heading="Who We Are"
        intro={
          <>
            <p className="statement">{page.whoWeAre}</p>
            <ButtonLink
              to={COMPANY_PROFILE_PATH}
              download={company.profileFileName}
              look="ghost"
              glyph="download"
            >
              Download Company Profile
            </ButtonLink>
          </>
        }
      >
        <div className="stacked-parts">
          <div>
            <h3>Our Mission</h3>
            <p className="muted">{page.mission}</p>
          </div>
          <div>
            <h3>What We Do</h3>
            <Ledger items={page.whatWeDo} />
          </div>
        </div>
      </SplitSection>

      <section className="section" aria-label="Vision, mission and values">
        <div className="page-width">
          <ImageCards cards={page.principles} tall="left" />
        </div>
      </section>

      <section className="section sunken">
        <div className="page-width">
          <div className="section-head with-link">
            <h2>{page.courses.heading}</h2>
            <p>{page.courses.text}</p>
            <TextLink to={PATHS.trainings}>See all trainings</TextLink>
          </div>
          <CourseGrid courses={courseCards()} isBrief />
        </div>
      </section>

      <CallToActionPanel callToAction={page.callToAction} closing={{ image: page.closingImage }} />
      <FloatingContacts actions={['contact', 'call', 'whatsapp']} />
    </Main>
  );
}
