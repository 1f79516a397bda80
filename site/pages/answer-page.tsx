import type { AnswerPage as Answer } from '../../contracts/page.ts';
import { Main } from '../chrome/main.tsx';
import { CertificateRecordLine } from '../features/certificate-check/certificate-record-line.tsx';
import { holderLinks } from '../features/certificate-check/holder-links.ts';
import { HolderPart } from '../features/certificate-check/holder-part.tsx';
import { stampOf } from '../features/certificate-check/paper-answer.ts';
import { PaperCertificate } from '../features/certificate-check/paper-certificate.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import contactStylesheet from './contact-page.css?url';
import stylesheet from './certificate-page.css?url';
import { RefusedForm } from './refused-form.tsx';
import { sampleCourse } from './sample-course.ts';

/** Answer to a form that was sent without JavaScript. */
export function AnswerPage({
  answer: { heading, paragraphs, record, holder, form, button, links },
}: {
  answer: Answer;
}) {
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width">
          <div className="split">
            <div>
              <div className="form">
                <h1>{heading}</h1>
                {paragraphs.map((paragraph) => (
                  <p className="statement" key={paragraph}>
                    {paragraph}
                  </p>
                ))}
                {record && <CertificateRecordLine record={record} />}
                {button && (
                  <form method="post" action={button.address}>
                    <button className="button" type="submit">
                      {button.label}
                    </button>
                  </form>
                )}
                {holder && <Holder holder={holder} />}
                {links && (
                  <p className="section-actions">
                    {links.map(({ path, label }) => (
                      <ButtonLink key={path} to={path} look="ghost">
                        {label}
                      </ButtonLink>
                    ))}
                  </p>
                )}
              </div>
            </div>
            {record && (
              <>
                <link rel="stylesheet" href={stylesheet} />
                <PaperCertificate
                  course={sampleCourse()}
                  number={record.number}
                  stamp={stampOf(record, record.number)}
                />
              </>
            )}
            {form && (
              <>
                <link rel="stylesheet" href={contactStylesheet} />
                <RefusedForm form={form} />
              </>
            )}
          </div>
        </div>
      </section>
    </Main>
  );
}

function Holder({ holder: { answer, key, origin } }: { holder: NonNullable<Answer['holder']> }) {
  const links = holderLinks(answer, key, origin);
  return links && <HolderPart links={links} award={answer.award} />;
}
