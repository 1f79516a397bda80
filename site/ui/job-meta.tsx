import { Glyph, type GlyphName } from './glyph.tsx';

/** Facts of an opening; missing ones are left out. */
export function JobMeta({ job }: { job: { type: string; location: string } }) {
  return (
    <p className="row job-meta">
      {job.type && <JobFact glyph="briefcase" name="Type: " value={job.type} />}
      {job.location && <JobFact glyph="pin" name="Location: " value={job.location} />}
    </p>
  );
}

function JobFact({ glyph, name, value }: { glyph: GlyphName; name: string; value: string }) {
  return (
    <span>
      <Glyph name={glyph} />
      <span className="visually-hidden">{name}</span>
      <span>{value}</span>
    </span>
  );
}
