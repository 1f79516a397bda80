import type { Exhibit as ExhibitContent } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';
import { FactList } from './fact-list.tsx';

type SeverityName = NonNullable<ExhibitContent['severity']> | 'Informational';

/** A page in the shape of the deliverable; invented, as its caption says. */
export function Exhibit({ exhibit }: { exhibit: ExhibitContent }) {
  return (
    <figure>
      <div className="finding">
        <div className="finding-head">
          <span>{exhibit.label}</span>
          {exhibit.severity && <Severity name={exhibit.severity} />}
        </div>
        <div className="finding-body">
          <h3>{exhibit.heading}</h3>
          <p>{exhibit.text}</p>
          <FactList facts={exhibit.rows} />
        </div>
        {exhibit.outcome && (
          <p className={exhibit.isOpen ? 'finding-outcome is-open' : 'finding-outcome'}>
            <Glyph name={exhibit.isOpen ? 'dash' : 'check'} />
            {exhibit.outcome}
          </p>
        )}
      </div>
      <figcaption className="note space-above-3">{exhibit.caption}</figcaption>
    </figure>
  );
}

const SEVERITIES: SeverityName[] = ['Low', 'Medium', 'High', 'Critical'];

/** Severity as four bars, filled from below; the name follows, with a score where there is one. */
export function Severity({ name, score }: { name: SeverityName; score?: string }) {
  return (
    <span className={`severity severity-${name.toLowerCase()}`}>
      <i aria-hidden="true">
        {SEVERITIES.map((severity) => (
          <b key={severity} />
        ))}
      </i>
      {name} {score}
    </span>
  );
}
