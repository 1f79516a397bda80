import { useEffect, useId, useRef } from 'react';
import type { Job } from '../../../contracts/job.ts';
import type { SelectedJob } from '../../../contracts/job.ts';
import { AnswerBox } from '../../ui/answer-box.tsx';
import { JobDescription } from '../../ui/job-description.tsx';
import { JobMeta } from '../../ui/job-meta.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { ApplicationForm } from './application/application-form.tsx';
import { ApplicationSent } from './application/application-sent.tsx';
import { useApplication } from './application/use-application.ts';

/** The job in the address, above the others, with its form in the page, which also works without JavaScript. */
export function SelectedJobPanel({ selected, isSample }: { selected: SelectedJob; isSample: boolean }) {
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  const job = selected.state === 'unknown' ? undefined : selected.job;

  useEffect(() => {
    if (!window.location.hash) panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section className="five-seven selected-job" id="job" ref={panel} aria-labelledby={headingId}>
      <div>
        {isSample && <SampleMark text="Sample opening" />}
        <h3 id={headingId}>{job ? job.title : 'The job you are looking for'}</h3>
        {job && <JobText job={job} />}
        {selected.state !== 'open' && (
          <AnswerBox look="notice" text="This job has closed. See current openings." />
        )}
      </div>
      {selected.state === 'open' && <ApplicationPanel job={selected.job} />}
    </section>
  );
}

function JobText({ job }: { job: Job }) {
  return (
    <>
      <JobMeta job={job} />
      <JobDescription description={job.description} />
    </>
  );
}

function ApplicationPanel({ job }: { job: Job }) {
  const submission = useApplication();
  const { state } = submission;
  return (
    <div className="card selected-job-form" id="apply">
      <h4>{`Apply for ${job.title}`}</h4>
      {state.phase === 'sent' ? (
        <ApplicationSent message={state.message} reference={state.reference} />
      ) : (
        <ApplicationForm jobTitle={job.title} submission={submission} />
      )}
    </div>
  );
}
