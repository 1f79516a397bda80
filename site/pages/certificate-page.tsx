import type { CertificateQuestion } from '../../contracts/certificate.ts';
import { ENDPOINTS } from '../../contracts/paths.ts';
import type { CertificatePage as CertificateContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { AnswerMeanings } from '../features/certificate-check/answer-meanings.tsx';
import CertificateScreen from '../features/certificate-check/certificate-screen.tsx';
import { API_HOST, kept } from '../features/api-host.ts';
import { island } from '../islands/island.tsx';
import { Questions } from '../sections/questions.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import stylesheet from './certificate-page.css?url';
import { sampleCourse } from './sample-course.ts';

// The code on a certificate leads here with a number in the address, which is checked when the page opens.
const Check = island('certificate-screen', CertificateScreen, 'asked');

interface CertificatePageProps {
  page: CertificateContent;
  /** Query of the QR code. */
  question?: CertificateQuestion;
}

export function CertificatePage({ page, question }: CertificatePageProps) {
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width five-seven certificate-split certificate-screen">
          <div>
            <Breadcrumbs trail={breadcrumbs(page)} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            {question && <ShowWithoutScript question={question} />}
          </div>
          <Check course={sampleCourse()} />
        </div>
      </section>

      <link rel="stylesheet" href={stylesheet} />
      <SplitSection heading="What an answer means" isSticky>
        <AnswerMeanings items={kept(page.explanations)} />
      </SplitSection>

      <SplitSection heading="Questions" isSticky>
        <Questions questions={kept(page.questions)} />
      </SplitSection>
    </Main>
  );
}

/** A button for visitors without JavaScript; with it, the page checks the number automatically. */
function ShowWithoutScript({ question: { number, key } }: { question: CertificateQuestion }) {
  return (
    <noscript>
      <form className="space-above-4" method="post" action={`${API_HOST}/${ENDPOINTS.certificate.file}`}>
        <input type="hidden" name="cert_number" value={number} />
        <input type="hidden" name="key" value={key} />
        <button className="button" type="submit">
          Show this certificate
        </button>
      </form>
    </noscript>
  );
}
