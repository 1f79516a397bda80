import { Time } from './time.tsx';

interface ChangedMeanwhileProps<Field extends string> {
  /** Person and time of the other change; if not set, nothing is shown. */
  conflict?: { name: string; time: string };
  labels: Record<Field, string>;
  /** Undefined for a new record. */
  stored?: Record<Field, string>;
  /** Typed values. */
  values: Record<Field, string>;
}

/** Shows stored values that differ. The form keeps the typed ones. */
export function ChangedMeanwhile<Field extends string>({
  conflict,
  labels,
  stored,
  values,
}: ChangedMeanwhileProps<Field>) {
  if (!conflict) return null;
  const { name, time } = conflict;
  const differing = (Object.keys(labels) as Field[])
    .filter((field) => stored && stored[field] !== values[field])
    .map((field) => ({ label: labels[field], text: stored?.[field] || 'none' }));
  return (
    <div className="conflict" role="alert">
      <h2>
        Changed by {name} at <Time value={time} />
      </h2>
      <p>
        Nothing of yours was stored. What you typed is still in the form; saving it again replaces what is
        stored now
        {differing.length > 0 ? ':' : '.'}
      </p>
      {differing.length > 0 && (
        <dl>
          {differing.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
