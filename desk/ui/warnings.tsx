/** Shown above a form with probable mistakes. */
export function Warnings({ heading, warnings }: { heading: string; warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="conflict" role="alert">
      <h2>{heading}</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
