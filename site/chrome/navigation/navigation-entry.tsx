import { type MouseEvent, useId, useRef } from 'react';
import { menuLines } from '../../../content/generated/menu-lines.ts';
import type { MenuItem } from '../../../content/navigation.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { ariaCurrent } from './aria-current.ts';
import type { MenuControl } from './use-open-menus.ts';

interface NavigationEntryProps {
  item: MenuItem;
  level: number;
  menus: MenuControl;
  currentPath: string;
}

/** A link and, if it has a menu, the button that opens it by keyboard or touch. */
export function NavigationEntry({ item, level, menus, currentPath }: NavigationEntryProps) {
  const menuId = useId();
  const pointerType = useRef('');
  const { path, label, items } = item;
  const isOpen = menus.open?.[level] === path;

  /**
   * The first touch opens the menu, the second follows the link. A click that was held until hydration keeps its
   * pointer type.
   */
  function follow(event: MouseEvent) {
    const { nativeEvent } = event;
    const pointer =
      pointerType.current || (nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : '');
    if (pointer === 'touch' && !isOpen) {
      event.preventDefault();
      menus.show(level, path);
    } else {
      menus.close(0);
    }
  }

  /**
   * A mouse has already opened the menu by hovering. A click that is repeated after hydration is not trusted, and opens
   * the menu too.
   */
  function press(event: MouseEvent) {
    const isMouse = event.detail > 0 && pointerType.current === 'mouse';
    if (isMouse || !event.isTrusted) menus.show(level, path);
    else menus.toggle(level, path);
  }

  // The line below the name is added at hydration. Otherwise the HTML of every page would contain all lines.
  const line = level > 0 && menus.open ? menuLines[path] : undefined;
  const words = line ? (
    <span>
      <span>{label}</span>
      <small aria-hidden="true">{line}</small>
    </span>
  ) : (
    label
  );

  if (!items) {
    return (
      <li className={item.isLast ? 'see-all' : undefined}>
        <a href={path} aria-current={ariaCurrent(item, currentPath)} onClick={() => menus.close(0)}>
          {item.isLast ? (
            <>
              <span>{words}</span>
              <Glyph name="arrow" />
            </>
          ) : (
            words
          )}
        </a>
      </li>
    );
  }

  return (
    <li
      className={isOpen ? 'open' : undefined}
      onPointerEnter={(event) => menus.pointerEnters(event, level, path)}
      onPointerLeave={(event) => menus.pointerLeaves(event, level)}
      onPointerDownCapture={(event) => {
        pointerType.current = event.pointerType;
      }}
    >
      <a href={path} aria-current={ariaCurrent(item, currentPath)} onClick={follow}>
        {words}
      </a>
      <button
        type="button"
        aria-label={`${label} menu`}
        // Before hydration, CSS opens the menu on focus.
        aria-expanded={menus.open && isOpen}
        aria-controls={menuId}
        onClick={press}
      >
        <i className="chevron" />
      </button>
      <ul className="dropdown" id={menuId}>
        {items.map((child) => (
          <NavigationEntry
            key={child.path}
            item={child}
            level={level + 1}
            menus={menus}
            currentPath={currentPath}
          />
        ))}
      </ul>
    </li>
  );
}
