import type { IconName } from '../../content/icon-names.ts';
import type { Item } from '../../content/types.ts';

interface AreaGridProps {
  areas: (Item & { icon?: IconName; note?: string })[];
}

/**
 * Areas that are not links, two to a row in the style of the course grid. If there are more than four, the icon is
 * beside the text.
 */
export function AreaGrid({ areas }: AreaGridProps) {
  return (
    <ul className={areas.length > 4 ? 'card-grid two-columns dense' : 'card-grid two-columns'}>
      {areas.map((area) => (
        <li key={area.title}>
          <div className="grid-cell">
            {area.icon && <i className={`area-icon area-icon-${area.icon}`} />}
            <h3>{area.title}</h3>
            <p>{area.text}</p>
            {area.note && <span className="tag">{area.note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
