import type { Item } from '../../content/types.ts';
import { LinkedText } from '../ui/linked-text.tsx';

/** Numbered, because the order matters; a path joins them with a line, for what happens to one after the other. */
export function Steps({ steps, look = 'ruled' }: { steps: Item[]; look?: 'ruled' | 'path' }) {
  return (
    <ol className={look === 'path' ? 'step-path' : 'steps'}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>
            <LinkedText text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
