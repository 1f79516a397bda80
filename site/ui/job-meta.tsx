import { Glyph } from './glyph.tsx';

export function JobMeta({ job }: { job: { type: string; location: string } }) {
  return (
    <p className="row job-meta">
      <span>
        <Glyph name="briefcase" />
        <span className="visually-hidden">Type: </span>
        <span>{job.type}</span>
      </span>
      <span>
        <Glyph name="pin" />
        <span className="visually-hidden">Location: </span>
        <span>{job.location}</span>
      </span>
    </p>
  );
}
