/** Above a form that came back: each error leads to its field. */
export function ErrorSummary({ errors }: { errors: Record<string, string> }) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>{entries.length === 1 ? 'One thing to correct' : `${entries.length} things to correct`}</h2>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
