import type { CareersPage as CareersContent } from '../../content/types.ts';
import type { PageRequest } from '../../contracts/page.ts';
import { Main } from '../chrome/main.tsx';
import stylesheet from '../features/jobs/jobs.css?url';
import JobOpenings from '../features/jobs/job-openings.tsx';
import { kept } from '../features/api-host.ts';
import { island } from '../islands/island.tsx';
import { Band } from '../sections/band.tsx';
import { Questions } from '../sections/questions.tsx';
import { Steps } from '../sections/steps.tsx';
import { SplitSection } from '../sections/split-section.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

// Openings are loaded when the page opens (Spec §4).
const Openings = island('job-openings', JobOpenings, 'idle');

interface CareersPageProps {
  page: CareersContent;
  openings: PageRequest['openings'];
}

export function CareersPage({ page, openings }: CareersPageProps) {
  const { hiring } = page;
  return (
    <Main>
      <Band title={page.title} lead={page.lead} image={page.image}>
        <ButtonLink to="#openings">See the openings</ButtonLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <section className="section" id="openings" aria-labelledby="openings-heading">
        <div className="page-width">
          <div className="section-head">
            <h2 id="openings-heading">{page.openings.heading}</h2>
            <p>{page.openings.text}</p>
          </div>
          <Openings
            initialJobs={openings?.jobs ?? null}
            sampleIds={openings?.sampleIds}
            selectedJob={openings?.selected}
            empty={page.empty}
          />
        </div>
      </section>

      <section className="section sunken">
        <div className="page-width">
          <div className="section-head">
            <h2>{hiring.heading}</h2>
            <p>{hiring.intro}</p>
          </div>
          <Steps steps={kept(hiring.steps)} look="path" />
        </div>
      </section>

      <SplitSection heading="Questions" isSticky>
        <Questions questions={page.questions} />
      </SplitSection>
    </Main>
  );
}
