import { useRef } from 'react';
import { navigationOn } from '../../../content/navigation.ts';
import { moveFocus } from './move-focus.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import { useOpenMenus } from './use-open-menus.ts';

/** Links with dropdowns and flyouts. Until hydration, CSS opens them on hover and focus. */
export default function DesktopNavigation({ currentPath }: { currentPath: string }) {
  const bar = useRef<HTMLUListElement>(null);
  const menus = useOpenMenus(bar);

  return (
    <nav className="header-navigation" aria-label="Main">
      <ul
        className={menus.open ? 'menu-bar hydrated' : 'menu-bar'}
        ref={bar}
        onPointerMove={menus.pointerMoves}
        onKeyDown={(event) => moveFocus(event, menus)}
      >
        {navigationOn(currentPath).map((item) => (
          <NavigationEntry key={item.path} item={item} level={0} menus={menus} currentPath={currentPath} />
        ))}
      </ul>
    </nav>
  );
}
