import { JobOpenings } from '../features/jobs/job-openings.tsx';
import { Band } from '../sections/band.tsx';
import { Questions } from '../sections/questions.tsx';
import { Steps } from '../sections/steps.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { CareersPageData } from './careers-data.ts';

export default function CareersPage({ loaderData }: { loaderData: CareersPageData }) {
  const { page, initialJobs, selectedJob } = loaderData;
  const { openings, hiring } = page;
  return (
    <main id="main">
      <Band title={page.title} lead={page.lead} image={page.image ?? 'card-careers'}>
        <ButtonLink to="#openings">See the openings</ButtonLink>
      </Band>

      <section className="section" id="openings" aria-labelledby="openings-heading">
        <div className="wrap">
          <div className="head">
            <h2 id="openings-heading">{openings.heading}</h2>
            <p>{openings.text}</p>
          </div>
          <JobOpenings initialJobs={initialJobs} selectedJob={selectedJob} empty={page.empty} />
        </div>
      </section>

      <section className="section">
        <div className="wrap split">
          <div className="lhs stick">
            <div>
              <h2>{hiring.heading}</h2>
              <p className="soft">{hiring.intro}</p>
            </div>
          </div>
          <Steps steps={hiring.steps} />
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
