import type { IconName } from '../../content/icon-names.ts';
import type { Item } from '../../content/types.ts';
import { PlateIcon } from '../ui/plate-icon.tsx';

interface AreaGridProps {
  areas: (Item & { icon?: IconName; note?: string })[];
}

/** The sheet of the course grid inside a document: areas that are not links, two to a row, the icon beside the words when many. */
export function AreaGrid({ areas }: AreaGridProps) {
  return (
    <ul className={areas.length > 4 ? 'card-grid two-columns dense' : 'card-grid two-columns'}>
      {areas.map((area) => (
        <li key={area.title}>
          <div className="grid-cell">
            {area.icon && <PlateIcon name={area.icon} />}
            <h3>{area.title}</h3>
            <p>{area.text}</p>
            {area.note && <span className="tag">{area.note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
