import type { ReactNode } from 'react';
import { FoldedJobDescription } from './job-description.tsx';
import { JobMeta } from './job-meta.tsx';

interface JobCardFrameProps {
  job: { title: string; type: string; location: string; description: string };
  /** The title, or a link with it. */
  heading: ReactNode;
  action: ReactNode;
  /** Element above the heading. */
  mark?: ReactNode;
  /** Element below heading and action. */
  answer?: ReactNode;
}

/** The card of an opening, on the site and in the desk's preview. */
export function JobCardFrame({ job, heading, action, mark, answer }: JobCardFrameProps) {
  return (
    <article className="card job-card">
      {mark}
      <div className="job-head">
        <div>
          <h3>{heading}</h3>
          <JobMeta job={job} />
        </div>
        {action}
      </div>
      {answer}
      <FoldedJobDescription title={job.title} description={job.description} />
    </article>
  );
}
