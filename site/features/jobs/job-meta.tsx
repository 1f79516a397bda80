import type { Job } from '../../../contracts/job.ts';
import { Glyph } from '../../ui/glyph.tsx';

export function JobMeta({ job }: { job: Job }) {
  return (
    <p className="job-meta">
      <span>
        <Glyph name="briefcase" />
        <span className="visually-hidden">Type: </span>
        {job.type}
      </span>
      <span>
        <Glyph name="pin" />
        <span className="visually-hidden">Location: </span>
        {job.location}
      </span>
    </p>
  );
}
