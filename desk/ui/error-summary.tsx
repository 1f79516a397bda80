interface ErrorSummaryProps {
  errors: Record<string, string>;
  /** Largest number of errors that are shown as links. All errors are counted. */
  atMost?: number;
}

/** List of errors above a refused form. Each error links to its field. */
export function ErrorSummary({ errors, atMost = Infinity }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  const isCut = entries.length > atMost;
  if (entries.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>
        {entries.length === 1 ? 'One thing to correct' : `${entries.length} things to correct`}
        {isCut && `; the first ${atMost}:`}
      </h2>
      <ul>
        {entries.slice(0, atMost).map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
