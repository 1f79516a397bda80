import type { Item } from '../../content/types.ts';
import { ModuleStrip, type ModuleStripProps } from './module-strip.tsx';

type PointItem = Item & { note?: string; modules?: ModuleStripProps };

/** Five points: three, and two wider ones below. */
export function FivePoints({ items }: { items: PointItem[] }) {
  return (
    <ul className="ruled five-points">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.modules && <ModuleStrip {...item.modules} />}
          {item.note && <span className="tag">{item.note}</span>}
        </li>
      ))}
    </ul>
  );
}
