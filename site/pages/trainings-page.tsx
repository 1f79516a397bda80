import type { TrainingsPage as TrainingsContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { CertificateSection } from '../features/certificate-check/certificate-section.tsx';
import { island } from '../islands/island.tsx';
import { Band } from '../sections/band.tsx';
import { CourseGrid } from '../sections/course-grid.tsx';
import { FivePoints } from '../sections/five-points.tsx';
import { PaperCertificate } from '../sections/paper-certificate.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { courseCards } from './course-cards.ts';
import { sampleCourse } from './sample-course.ts';

const Check = island('certificate-section', CertificateSection, 'visible');

export function TrainingsPage({ page }: { page: TrainingsContent }) {
  const { offer, testimonials, validation } = page;
  return (
    <Main opensAtTop>
      <Band title={page.title} lead={page.lead} image={page.image}>
        <ButtonLink to="#courses">See the courses</ButtonLink>
        <TextLink to="#validation">Check a certificate</TextLink>
      </Band>

      <section className="section" id="courses" aria-labelledby="courses-heading">
        <div className="page-width">
          <h2 className="visually-hidden" id="courses-heading">
            Courses
          </h2>
          <CourseGrid courses={courseCards()} />
        </div>
      </section>

      <section className="section">
        <div className="page-width">
          <div className="section-head">
            <h2>{offer.heading}</h2>
            <p>{offer.text}</p>
          </div>
          <FivePoints items={offer.items} />
        </div>
      </section>

      {testimonials.items.length > 0 && (
        <section className="section sunken">
          <div className="page-width">
            <div className="section-head">
              <h2>{testimonials.heading}</h2>
              {testimonials.note && <p className="note">{testimonials.note}</p>}
            </div>
            <Testimonials items={testimonials.items} />
          </div>
        </section>
      )}

      <section className="section" id="validation" aria-labelledby="validation-heading">
        <div className="page-width certificate-split">
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
