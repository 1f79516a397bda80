import { CertificateScreen } from '../features/certificate-check/certificate-screen.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { PaperCertificate } from '../sections/paper-certificate.tsx';
import { Questions } from '../sections/questions.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { CertificatePageData } from './certificate-data.ts';

export default function CertificatePage({ loaderData }: { loaderData: CertificatePageData }) {
  const { page, trail, sampleCourse } = loaderData;
  return (
    <main id="main">
      <section className="section plain">
        <div className="wrap validate">
          <div>
            <Breadcrumbs trail={trail} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <CertificateScreen />
          </div>
          <div className="sample-paper">
            <PaperCertificate course={sampleCourse} />
            <p className="note mt-4">
              The number stands at the bottom left. The code beside it opens this page with the number filled
              in.
            </p>
          </div>
        </div>
      </section>

      <section className="section">
        <div className="wrap split">
          <div className="lhs stick">
            <h2>What an answer means</h2>
          </div>
          <Ledger items={page.explanations} look="roomy" />
        </div>
      </section>

      <section className="section">
        <div className="wrap split">
          <div className="lhs stick">
            <h2>Questions</h2>
          </div>
          <Questions questions={page.questions} />
        </div>
      </section>
    </main>
  );
}
