/** Shows a stored day, YYYY-MM-DD, as 31 Jan 2027. */
export function Day({ value }: { value: string }) {
  const text = new Date(`${value}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return <time dateTime={value}>{text}</time>;
}
