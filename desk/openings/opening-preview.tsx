import { JobCardFrame } from '../../site/ui/job-card-frame.tsx';
import { JobDescription } from '../../site/ui/job-description.tsx';
import { JobMeta } from '../../site/ui/job-meta.tsx';

export interface OpeningValues {
  title: string;
  type: string;
  location: string;
  description: string;
  /** Empty: it stays open until it is closed. */
  closes: string;
}

/** The card and the page as a visitor will see them. */
export function OpeningPreview({ values }: { values: OpeningValues }) {
  const job = {
    title: values.title || 'Title',
    type: values.type || 'Type',
    location: values.location || 'Location',
    description: values.description || 'The description stands here.',
  };
  return (
    <>
      <h3 className="preview-label">On the careers page</h3>
      <JobCardFrame job={job} heading={job.title} action={<span className="button ghost">Apply Now</span>} />
      <h3 className="preview-label">On its own page</h3>
      <div className="opening-page">
        <p className="opening-page-title">{job.title}</p>
        <JobMeta job={job} />
        <JobDescription description={job.description} />
      </div>
    </>
  );
}
