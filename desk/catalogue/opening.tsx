import { JobCardFrame } from '../../site/ui/job-card-frame.tsx';
import { JobDescription } from '../../site/ui/job-description.tsx';
import { JobMeta } from '../../site/ui/job-meta.tsx';
import { Applications } from '../openings/applications.tsx';
import type { OpeningMore } from '../openings/view.ts';
import { Time } from '../ui/time.tsx';
import type { Face } from './face.ts';

export const openingFace: Face = {
  Preview({ values }) {
    const job = {
      title: values['title'] || 'Title',
      type: values['type'] || 'Type',
      location: values['location'] || 'Location',
      description: values['description'] || 'The description is shown here.',
    };
    return (
      <>
        <h3 className="preview-label">On the careers page</h3>
        <JobCardFrame
          job={job}
          heading={job.title}
          action={<span className="button ghost">Apply Now</span>}
        />
        <h3 className="preview-label">On its own page</h3>
        <div className="opening-page">
          <p className="opening-page-title">{job.title}</p>
          <JobMeta job={job} />
          <JobDescription description={job.description} />
        </div>
      </>
    );
  },
  Above: ({ stored, more }) =>
    stored && (
      <p className="opening-applications">
        Published <Time value={stored.created} />. Applications:{' '}
        <Applications id={stored.id} counts={(more as OpeningMore).applications} />
      </p>
    ),
};
