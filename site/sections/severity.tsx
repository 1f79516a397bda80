const SEVERITIES = ['Low', 'Medium', 'High', 'Critical'] as const;

type SeverityName = (typeof SEVERITIES)[number] | 'Informational';

/** Severity as four bars, filled from the bottom, then the name, with a score if there is one. */
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
