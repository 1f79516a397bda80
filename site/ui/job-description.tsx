import { type DescriptionPart, descriptionParts, splitDescription } from './description-parts.ts';

/** A job's description with formatted lists. */
export function JobDescription({ description }: { description: string }) {
  return <Parts parts={descriptionParts(description)} />;
}

/** The first lines of a description, with the rest in a fold that works without JavaScript and with find in page. */
export function FoldedJobDescription({ title, description }: { title: string; description: string }) {
  const { first, rest } = splitDescription(description);
  return (
    <>
      <Parts parts={first} />
      {rest.length > 0 && (
        <div className="unfolding">
          <details>
            <summary className="plus">
              Full description <span className="visually-hidden">{`of ${title}`}</span>
            </summary>
            <Parts parts={rest} />
          </details>
        </div>
      )}
    </>
  );
}

function Parts({ parts }: { parts: DescriptionPart[] }) {
  return (
    <div className="job-text">
      {parts.map((part) =>
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
