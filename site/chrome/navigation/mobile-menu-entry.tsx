import type { MenuItem } from '../../../content/navigation.ts';
import { ariaCurrent } from './aria-current.ts';

interface MobileMenuEntryProps {
  item: MenuItem;
  level: number;
  currentPath: string;
  onChoose: () => void;
}

/**
 * A link, or a section of links. The sections of a level share a name, so that the browser opens only one at a time.
 */
export function MobileMenuEntry({ item, level, currentPath, onChoose }: MobileMenuEntryProps) {
  const { path, label, items } = item;
  const link = { href: path, 'aria-current': ariaCurrent(item, currentPath), onClick: onChoose } as const;

  if (!items) {
    return (
      <li>
        <a {...link}>{label}</a>
      </li>
    );
  }

  const leadsToItself = items.some((child) => child.path === path);
  return (
    <li>
      <details name={`menu-level-${level}`}>
        <summary>
          <span>{label}</span>
          <i className="chevron" />
        </summary>
        <ul>
          {!leadsToItself && (
            <li>
              <a {...link}>
                Overview<span className="visually-hidden">{`: ${label}`}</span>
              </a>
            </li>
          )}
          {items.map((child) => (
            <MobileMenuEntry
              key={child.path}
              item={child}
              level={level + 1}
              currentPath={currentPath}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
