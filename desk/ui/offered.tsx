/** What fields with `list={id}` offer while one types. */
export function Offered({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </datalist>
  );
}
