import { jobPath } from '../../../contracts/paths.ts';
import type { Job } from '../../../contracts/job.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { IS_STATIC } from '../is-static.ts';
import { JobCardFrame } from '../../ui/job-card-frame.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';

interface JobCardProps {
  job: Job;
  isSample: boolean;
  /** Reference of this visitor's application; empty if the answer had none. */
  sent: string | undefined;
  onApply: (job: Job) => void;
}

export function JobCard({ job, isSample, sent, onApply }: JobCardProps) {
  return (
    <JobCardFrame
      job={job}
      mark={isSample && <SampleMark text="Sample opening" />}
      // On a static host an opening does not have its own page.
      heading={IS_STATIC ? job.title : <a href={`${jobPath(job.id)}#job`}>{job.title}</a>}
      action={<ApplyAction job={job} onApply={onApply} />}
      answer={
        sent !== undefined && (
          <AnswerLine look="success" text={sent ? `Sent. Your reference is ${sent}.` : 'Sent.'} />
        )
      }
    />
  );
}

/** Until hydration this is a link to the form on the job's page. After that it is a button that opens the dialog. */
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
