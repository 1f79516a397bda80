import type { TrainingsPage as TrainingsContent } from '../../content/types.ts';
import type { LiveFacts } from '../../contracts/live-facts.ts';
import { BATCHES_PATH } from '../../contracts/paths.ts';
import { IS_STATIC } from '../features/is-static.ts';
import { Main } from '../chrome/main.tsx';
import { company } from '../../content/company.ts';
import { courseTerms } from '../../content/course-terms.ts';
import { ASK_WHICH_COURSE } from '../../contracts/enquiry-subject.ts';
import { shownTestimonials } from '../../content/testimonials.ts';
import { trainers } from '../../content/trainers.ts';
import CertificateSection from '../features/certificate-check/certificate-section.tsx';
import { island } from '../islands/island.tsx';
import { Band } from '../sections/band.tsx';
import { CourseGrid } from '../sections/course-grid.tsx';
import { CourseTable } from '../sections/course-table.tsx';
import { CourseViews } from '../sections/course-views.tsx';
import { FivePoints } from '../sections/five-points.tsx';
import { PaperCertificate } from '../features/certificate-check/paper-certificate.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { PhoneFold } from '../sections/phone-fold.tsx';
import { StartChooser } from '../sections/start-chooser.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { TrainerCards } from '../sections/trainer-cards.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { courseCards } from './course-cards.ts';
import { courseRows } from './course-rows.ts';
import stylesheet from './courses.css?url';
import { sampleCourse } from './sample-course.ts';
import { titled } from './titled.ts';

const Check = island('certificate-section', CertificateSection, 'visible');

interface TrainingsPageProps {
  page: TrainingsContent;
  facts: LiveFacts;
}

export function TrainingsPage({ page, facts: { batches, testimonials: published } }: TrainingsPageProps) {
  const { start, comparison, offer, testimonials, validation } = page;
  const quoted = shownTestimonials(testimonials.items, published, company);
  return (
    <Main opensAtTop>
      <Band title={page.title} lead={page.lead} image={page.image}>
        <ButtonLink to="#courses">See the courses</ButtonLink>
        {!IS_STATIC && <TextLink to={BATCHES_PATH}>Coming batches</TextLink>}
        <TextLink to="#validation">Check a certificate</TextLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <section className="section" id="courses" aria-labelledby="courses-heading">
        <div className="page-width">
          <h2 className="visually-hidden" id="courses-heading">
            Courses
          </h2>
          <StartChooser
            heading={start.heading}
            starts={courseTerms.startPoints.map(withCourses)}
            unsure={{ ...start.unsure, path: ASK_WHICH_COURSE }}
          >
            <CourseViews
              cards={<CourseGrid courses={courseCards(batches)} />}
              table={<CourseTable label={comparison.heading} rows={courseRows(batches)} />}
            />
          </StartChooser>
        </div>
      </section>

      <section className="section" id="terms">
        <div className="page-width split">
          <div className="split-intro">
            <h2>{courseTerms.heading}</h2>
          </div>
          <PhoneFold about={courseTerms.heading} summary={titled(courseTerms.terms)}>
            <Ledger items={courseTerms.terms} look="roomy" />
          </PhoneFold>
        </div>
      </section>

      <section className="section">
        <div className="page-width">
          <div className="section-head">
            <h2>{offer.heading}</h2>
            <p>{offer.text}</p>
          </div>
          <FivePoints items={offer.items} />
          <p className="below-points">
            <b>{courseTerms.job.question}</b> {courseTerms.job.answer}
          </p>
        </div>
      </section>

      <TrainerCards heading="Who teaches" trainers={trainers} />

      {quoted.length > 0 && (
        <section className="section sunken">
          <div className="page-width">
            <div className="section-head">
              <h2 id="testimonials-heading">{testimonials.heading}</h2>
            </div>
            <Testimonials items={quoted} labelledBy="testimonials-heading" />
          </div>
        </section>
      )}

      <section className="section" id="validation" aria-labelledby="validation-heading">
        <div className="page-width five-seven certificate-split">
          <div>
            <h2 id="validation-heading">{validation.heading}</h2>
            <p className="muted">{validation.text}</p>
            <Check />
          </div>
          <PaperCertificate course={sampleCourse()} />
        </div>
      </section>
    </Main>
  );
}

function withCourses(point: (typeof courseTerms.startPoints)[number]) {
  const fitting = courseCards().filter(({ startsFrom }) => startsFrom.includes(point.id));
  return { ...point, courses: fitting };
}
