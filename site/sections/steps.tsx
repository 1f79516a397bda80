import type { Item } from '../../content/types.ts';

/** Numbered, because the order matters. */
export function Steps({ steps }: { steps: Item[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
