import type { CertificatePage as CertificateContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { AnswerMeanings } from '../features/certificate-check/answer-meanings.tsx';
import CertificateScreen from '../features/certificate-check/certificate-screen.tsx';
import { island } from '../islands/island.tsx';
import { Questions } from '../sections/questions.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import stylesheet from './certificate-page.css?url';
import { examinedCourses } from './examined-courses.ts';
import { sampleCourse } from './sample-course.ts';

// The code on a certificate leads here with a number in the address, which is checked as the page opens.
const Check = island('certificate-screen', CertificateScreen, 'idle');

export function CertificatePage({ page }: { page: CertificateContent }) {
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width certificate-split certificate-screen">
          <div>
            <Breadcrumbs trail={breadcrumbs(page)} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <Check course={sampleCourse()} courses={examinedCourses()} />
        </div>
      </section>

      <link rel="stylesheet" href={stylesheet} />
      <SplitSection heading="What an answer means" isSticky>
        <AnswerMeanings items={page.explanations} />
      </SplitSection>

      <SplitSection heading="Questions" isSticky>
        <Questions questions={page.questions} />
      </SplitSection>
    </Main>
  );
}
