import type { MenuItem } from '../../../content/navigation.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { currentness } from './current-page.ts';

interface MobileMenuEntryProps {
  item: MenuItem;
  level: number;
  shownPath: string;
  onChoose: () => void;
}

/** A link, or a section of links; sections of a level share a name, so that the browser keeps one open at a time. */
export function MobileMenuEntry({ item, level, shownPath, onChoose }: MobileMenuEntryProps) {
  const { path, label, items } = item;
  const link = { to: path, 'aria-current': currentness(item, shownPath), onClick: onChoose } as const;

  if (!items) {
    return (
      <li>
        <SiteLink {...link}>{label}</SiteLink>
      </li>
    );
  }

  const leadsToItself = items.some((child) => child.path === path);
  return (
    <li>
      <details name={`menu-level-${level}`}>
        <summary>
          {label}
          <i className="chev" />
        </summary>
        <ul>
          {!leadsToItself && (
            <li>
              <SiteLink {...link}>
                Overview<span className="vh">: {label}</span>
              </SiteLink>
            </li>
          )}
          {items.map((child) => (
            <MobileMenuEntry
              key={child.path}
              item={child}
              level={level + 1}
              shownPath={shownPath}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
