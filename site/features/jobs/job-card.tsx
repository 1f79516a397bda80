import { jobPath } from '../../../contracts/paths.ts';
import type { Job } from '../../../contracts/job.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { FoldedJobDescription } from './job-description.tsx';
import { JobMeta } from './job-meta.tsx';

interface JobCardProps {
  job: Job;
  isSample: boolean;
  /** Reference of what this visitor has sent for the job; an empty text where the answer had none. */
  sent: string | undefined;
  onApply: (job: Job) => void;
}

export function JobCard({ job, isSample, sent, onApply }: JobCardProps) {
  return (
    <article className="job-card">
      {isSample && <SampleMark text="Sample opening" />}
      <div className="job-head">
        <div>
          <h3>
            <a href={`${jobPath(job.id)}#job`}>{job.title}</a>
          </h3>
          <JobMeta job={job} />
        </div>
        <ApplyAction job={job} onApply={onApply} />
      </div>
      {sent !== undefined && (
        <AnswerLine look="success" text={sent ? `Sent. Your reference is ${sent}.` : 'Sent.'} />
      )}
      <FoldedJobDescription title={job.title} description={job.description} />
    </article>
  );
}

/** Until hydration a link to the form on the job's own page, then the button that opens the dialog. */
function ApplyAction({ job, onApply }: Pick<JobCardProps, 'job' | 'onApply'>) {
  const label = `Apply Now: ${job.title}`;
  if (!useIsHydrated()) {
    return (
      <a className="button ghost" href={`${jobPath(job.id)}#apply`} aria-label={label}>
        Apply Now
      </a>
    );
  }
  return (
    <button
      className="button ghost"
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => onApply(job)}
    >
      Apply Now
    </button>
  );
}
