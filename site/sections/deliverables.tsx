import type { Exhibit as ExhibitContent, Item } from '../../content/types.ts';
import { Exhibit } from './exhibit.tsx';
import { Ledger } from './ledger.tsx';

interface DeliverablesProps {
  items: Item[];
  exhibit?: ExhibitContent;
}

/** What the client receives, beside an exhibit where there is one. */
export function Deliverables({ items, exhibit }: DeliverablesProps) {
  if (!exhibit) return <Ledger items={items} />;
  return (
    <div className="with-exhibit">
      <Ledger items={items} />
      <Exhibit exhibit={exhibit} />
    </div>
  );
}
