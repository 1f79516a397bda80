import { Time } from './time.tsx';

interface ChangedMeanwhileProps {
  name: string;
  time: string;
  /** What is stored now where it differs from what was typed. */
  differing: { label: string; stored: string }[];
}

/** What was typed stays in the form; what is stored now stands here. */
export function ChangedMeanwhile({ name, time, differing }: ChangedMeanwhileProps) {
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
          {differing.map(({ label, stored }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{stored || 'none'}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
