import { useState } from 'react';
import { type Job, JOBS_LOAD_FAILED } from '../../../contracts/job.ts';
import type { SelectedJob } from '../../../contracts/job.ts';
import { askAbout } from '../../../contracts/enquiry-subject.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { AnswerBox } from '../../ui/answer-box.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ApplicationDialog } from './application/application-dialog.tsx';
import { EmptyPlates } from './empty-plates.tsx';
import { JobCard } from './job-card.tsx';
import { JobSkeletons } from './job-skeletons.tsx';
import { useOpenJobs } from './use-open-jobs.ts';
import { SelectedJobPanel } from './selected-job-panel.tsx';

interface JobOpeningsProps {
  /** Null if the server could not read the openings. The browser then loads them. */
  initialJobs: Job[] | null;
  /** Ids of sample openings. */
  sampleIds?: string[];
  /** The job in the address, if any. */
  selectedJob?: SelectedJob;
  /** Text if there are no openings. */
  empty: { heading: string; text: string };
}

export default function JobOpenings({ initialJobs, sampleIds, selectedJob, empty }: JobOpeningsProps) {
  const isSample = (id: string) => sampleIds?.includes(id) ?? false;
  const { openJobs, reload } = useOpenJobs(initialJobs);
  const [applying, setApplying] = useState<{ job: Job; isOpen: boolean }>();
  /** References of applications sent from here, by job. */
  const [sent, setSent] = useState<Record<string, string>>({});

  return (
    <>
      {selectedJob && (
        <SelectedJobPanel
          key={nameOf(selectedJob)}
          selected={selectedJob}
          isSample={isSample(nameOf(selectedJob))}
        />
      )}
      {openJobs.phase === 'loading' && <JobSkeletons />}
      {openJobs.phase === 'failed' && <LoadFailure onRetry={reload} />}
      {openJobs.phase === 'listed' && openJobs.jobs.length === 0 && <NoOpenings {...empty} />}
      {openJobs.phase === 'listed' && openJobs.jobs.length > 0 && (
        <div className="job-list">
          {openJobs.jobs.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              isSample={isSample(job.id)}
              sent={sent[job.id]}
              onApply={(chosen) => setApplying({ job: chosen, isOpen: true })}
            />
          ))}
        </div>
      )}
      {applying && (
        <ApplicationDialog
          {...applying}
          onClose={() => setApplying({ ...applying, isOpen: false })}
          onSent={(job, reference = '') => setSent((earlier) => ({ ...earlier, [job.id]: reference }))}
        />
      )}
    </>
  );
}

function nameOf(selected: SelectedJob): string {
  return selected.state === 'unknown' ? '' : selected.job.id;
}

function NoOpenings({ heading, text }: JobOpeningsProps['empty']) {
  return (
    <div className="no-openings">
      <EmptyPlates />
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
        <TextLink to={askAbout(PATHS.careers)}>Write to us</TextLink>
      </div>
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="row jobs-failed">
      <AnswerBox look="failure" text={JOBS_LOAD_FAILED} />
      <button className="button ghost" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
