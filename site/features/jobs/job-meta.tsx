import type { Job } from '../../../contracts/job.ts';
import { Glyph } from '../../ui/glyph.tsx';

export function JobMeta({ job }: { job: Job }) {
  return (
    <p className="meta">
      <span>
        <Glyph name="briefcase" />
        <span className="vh">Type: </span>
        {job.type}
      </span>
      <span>
        <Glyph name="pin" />
        <span className="vh">Location: </span>
        {job.location}
      </span>
    </p>
  );
}
