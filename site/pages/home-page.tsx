import { offer } from '../../content/offer.ts';
import { coursePages, pageAt } from '../../content/pages.ts';
import type { HomePage as HomeContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { company } from '../../content/company.ts';
import { COMPANY_PROFILE_PATH, PATHS } from '../../contracts/paths.ts';
import { courseTerms } from '../../content/course-terms.ts';
import { CERTIFICATE_FORM } from '../../content/forms.ts';
import { penetrationTestFindings } from '../../content/reports/penetration-test-findings.ts';
import { FloatingContacts } from '../chrome/floating-contacts.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { HeroSlider } from '../sections/hero-slider.tsx';
import { FindTheAttacker } from '../sections/find-the-attacker.tsx';
import { ImageCards } from '../sections/image-cards.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import stylesheet from './home-page.css?url';

export function HomePage({ page }: { page: HomeContent }) {
  const groups = offer.services ? serviceGroups() : [];
  const shown = penetrationTestFindings[2]!;
  return (
    <Main>
      <HeroSlider slides={page.slides} buttons={page.buttons} links={groups} />

      <link rel="stylesheet" href={stylesheet} />
      <section className="section">
        <div className="page-width two-publics">
          {offer.services && (
            <div>
              <h2>{page.organisations.heading}</h2>
              <ul className="offer-rows">
                {page.organisations.rows.map(({ path, text, time }) => (
                  <li key={path}>
                    <a href={path}>
                      <b>
                        {groups.find((group) => group.path === path)?.label}
                        <small>{time}</small>
                      </b>
                      <span>{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {offer.courses && (
            <div>
              <h2>{page.trainees.heading}</h2>
              <p className="muted">{page.trainees.text}</p>
              <dl className="start-rows">
                {courseTerms.startPoints.map(({ id, label }) => (
                  <div key={id}>
                    <dt>{label}</dt>
                    {coursePages()
                      .filter(({ startsFrom }) => startsFrom.includes(id))
                      .map((course) => (
                        <dd key={course.path}>
                          <a href={course.path}>{course.courseTitle}</a>
                        </dd>
                      ))}
                  </div>
                ))}
              </dl>
              <TextLink to={PATHS.trainings}>{page.trainees.all}</TextLink>
            </div>
          )}
        </div>
      </section>

      <section className="section sunken" aria-labelledby="proof">
        <div className="page-width proof">
          <FindTheAttacker {...page.proof} />
          {offer.services && (
            <a className="proof-sheet light-colours" href={page.proof.report.path}>
              <small>{page.proof.report.label}</small>
              <b>
                {shown.id} {shown.title}
              </b>
              <span className="proof-score">{shown.cvss40.score.toFixed(1)}</span>
              <span>
                {shown.severity}, CVSS 4.0. {shown.where[0]}
              </span>
              <em>{page.proof.report.all}</em>
            </a>
          )}
          {offer.courses && (
            <form className="proof-check" action={PATHS.certificate}>
              <label htmlFor="proof-number">{CERTIFICATE_FORM.number}</label>
              <input
                className="input"
                id="proof-number"
                name="cert_number"
                inputMode="numeric"
                autoComplete="off"
                placeholder={CERTIFICATE_FORM.placeholder}
                required
              />
              <button className="button ghost" type="submit">
                {CERTIFICATE_FORM.check}
              </button>
            </form>
          )}
        </div>
      </section>

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
            <ul className="ruled ledger">
              {page.whatWeDo.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </SplitSection>

      <section className="section" aria-label="Vision, mission and values">
        <div className="page-width">
          <ImageCards cards={page.principles} tall="none" />
        </div>
      </section>

      <CallToActionPanel callToAction={page.callToAction} closing={{ image: page.closingImage }} />
      <FloatingContacts labels={['Contact', 'Call Us', 'WhatsApp']} />
    </Main>
  );
}

function serviceGroups() {
  return pageAt(PATHS.services, 'services').cards.map(({ path }) => {
    const group = pageAt(path, 'service-group');
    return { path, label: group.label ?? group.title };
  });
}
