import type { CallToAction, Fact } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export interface RailCardProps {
  facts: Fact[];
  callToAction: CallToAction;
}

/** Facts and the next step under the list of sections, where the window has room for both. */
export function RailCard({ facts, callToAction }: RailCardProps) {
  return (
    <aside className="rail-card" aria-label="At a glance">
      <dl>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
    </aside>
  );
}
