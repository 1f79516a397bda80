import type { ServiceGroupPage } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';

/** Situations of a visitor, each with the service that suits it. */
export function ChoiceList({ choices }: { choices: ServiceGroupPage['chooser']['items'] }) {
  return (
    <ul className="row-links choice-list">
      {choices.map((choice) => (
        <li key={choice.situation}>
          <a href={choice.path}>
            <h3 className="heading-3">{choice.situation}</h3>
            <span className="muted">{choice.choice}</span>
            <Glyph name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
