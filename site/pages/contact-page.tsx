import type { ContactPage as ContactContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { type EnquirySubject, isAboutCourse } from '../../contracts/enquiry-subject.ts';
import { company } from '../../content/company.ts';
import { describeHours, type OpeningHours as Hours } from '../../contracts/opening-hours.ts';
import { SOCIAL_PATHS } from '../../contracts/paths.ts';
import EnquiryForm from '../features/enquiry/enquiry-form.tsx';
import { IS_STATIC } from '../features/is-static.ts';
import { island } from '../islands/island.tsx';
import { FormNotice } from '../sections/form-notice.tsx';
import { Steps } from '../sections/steps.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { OpeningHours } from '../ui/opening-hours.tsx';
import { Picture } from '../ui/picture.tsx';
import stylesheet from './contact-page.css?url';

// On a static host the form reads its subject from the address.
const Enquiry = island('enquiry-form', EnquiryForm, IS_STATIC ? 'asked' : 'intent');

interface ContactPageProps {
  page: ContactContent;
  /** Subject in the address. */
  subject?: EnquirySubject;
  hours: Hours;
}

export function ContactPage({ page, subject, hours }: ContactPageProps) {
  const isOfTrainee = subject !== undefined && isAboutCourse(subject);
  const { formText, steps } = isOfTrainee ? page.aboutCourse : { ...page, ...page.after };
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width split">
          <div className="split-intro">
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <ContactLines hours={hours} />
          </div>
          <div className="card form-card">
            <h2 id="enquiry-heading">{page.formHeading}</h2>
            <Enquiry variant="card" labelledBy="enquiry-heading" subject={subject} />
            <FormNotice text={formText} />
          </div>
        </div>
      </section>

      <link rel="stylesheet" href={stylesheet} />
      <SplitSection
        heading={page.after.heading}
        intro={
          <div className="contact-picture">
            <Picture name={page.image} sizes="(max-width: 900px) 92vw, 540px" />
          </div>
        }
      >
        <Steps steps={steps} look="path" />
      </SplitSection>

      {!isOfTrainee && (
        <SplitSection
          heading={page.emergency.heading}
          intro={<p className="muted">{page.emergency.text}</p>}
          isSunken
        >
          <Steps steps={page.emergency.steps} />
        </SplitSection>
      )}
    </Main>
  );
}

function ContactLines({ hours }: { hours: Hours }) {
  const { street, city, postalCode } = company.address;
  const [mailbox, host] = company.email.split('@');
  return (
    <ul className="ruled contact-lines">
      <li>
        <a href={`tel:${company.phone}`}>
          <span className="note">Phone</span>
          <b>{company.phoneLabel}</b>
          <Glyph name="phone" />
        </a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>
          <span className="note">Email</span>
          <b>
            {mailbox}@<wbr />
            {host}
          </b>
          <Glyph name="mail" />
        </a>
      </li>
      <li className="contact-line">
        <span className="note">Hours</span>
        <OpeningHours {...describeHours(hours)} />
      </li>
      <li className="contact-line">
        <span className="note">Address</span>
        <address>
          {street}, {city} {postalCode}
        </address>
      </li>
      <li className="contact-line">
        <span className="note">Follow Us</span>
        <span className="social-links">
          <a href={SOCIAL_PATHS.linkedin}>LinkedIn</a>
          <a href={SOCIAL_PATHS.instagram}>Instagram</a>
          <a href={SOCIAL_PATHS.twitter}>Twitter</a>
        </span>
      </li>
    </ul>
  );
}
