import type { Highlights } from '../../content/types.ts';
import { AreaGrid } from './area-grid.tsx';
import { FivePoints } from './five-points.tsx';
import { Layers } from './layers.tsx';
import { Ledger } from './ledger.tsx';
import { Steps } from './steps.tsx';

/** A list from the specification for one page, in that page's style. */
export function HighlightList({ highlights }: { highlights: Highlights }) {
  const { id, layout, items } = highlights;
  switch (layout) {
    case 'grid':
      return <AreaGrid areas={items} />;
    case 'layers':
      return <Layers id={id} layers={items} />;
    case 'five':
      return <FivePoints items={items} />;
    case 'ledger':
      return <Ledger items={items} look="pairs" />;
    case 'steps':
      return <Steps steps={items} />;
  }
}
