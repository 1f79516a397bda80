import { descriptionParts } from './description-parts.ts';

/** A job's description with its lists set as lists. */
export function JobDescription({ description }: { description: string }) {
  return (
    <div className="job-text">
      {descriptionParts(description).map((part) =>
        'text' in part ? <p key={part.text}>{part.text}</p> : <List key={part.items[0]} items={part.items} />,
      )}
    </div>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
