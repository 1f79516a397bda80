import type { CallToAction, Fact } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { FactList } from './fact-list.tsx';

export interface RailCardProps {
  facts: Fact[];
  callToAction: CallToAction;
}

/** Facts and the next step below the list of sections, if the window has room for both. */
export function RailCard({ facts, callToAction }: RailCardProps) {
  return (
    <aside className="rail-card" aria-label="At a glance">
      <FactList facts={facts} />
      <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
    </aside>
  );
}
