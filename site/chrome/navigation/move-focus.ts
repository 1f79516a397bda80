import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { levelOf, linkOf, menuPathOf, ownerOf } from './entry-element.ts';
import { menuMove } from './menu-keys.ts';
import type { MenuControl } from './use-open-menus.ts';

/** Handles a key press in the navigation. */
export function moveFocus(event: KeyboardEvent, menus: MenuControl): void {
  const { target } = event;
  const entry = target instanceof HTMLElement ? target.closest('li') : null;
  if (!entry || event.altKey || event.ctrlKey || event.metaKey) return;
  const level = levelOf(entry);
  const path = menuPathOf(entry);
  const move = menuMove(event.key, {
    level,
    hasMenu: path !== undefined,
    isOnLink: target instanceof HTMLAnchorElement,
  });
  if (!move || (move === 'leave' && !hasOpenMenu(menus))) return;

  event.preventDefault();
  event.stopPropagation();
  if (move === 'enter' && path !== undefined) {
    flushSync(() => menus.show(level, path));
    linkOf(entry.querySelector('.dropdown > li'))?.focus();
  } else if (move === 'leave') {
    leave(entry, level, menus);
  } else {
    linkOf(neighbour(entry, move))?.focus();
  }
}

/** Closes the entry's own menu, or else the menu that contains the entry, and focuses that menu's link. */
function leave(entry: Element, level: number, menus: MenuControl): void {
  const path = menuPathOf(entry);
  const isOwner = path !== undefined && menus.open?.[level] === path;
  linkOf(isOwner ? entry : (ownerOf(entry) ?? entry))?.focus();
  menus.close(isOwner ? level : Math.max(0, level - 1));
}

/** CSS may have opened a menu before hydration. */
function hasOpenMenu(menus: MenuControl): boolean {
  return menus.open === undefined || menus.open.length > 0;
}

function neighbour(entry: Element, move: string): Element | null {
  const entries = [...(entry.parentElement?.children ?? [])];
  const last = entries.length - 1;
  const index = entries.indexOf(entry);
  switch (move) {
    case 'first':
      return entries[0] ?? null;
    case 'last':
      return entries[last] ?? null;
    case 'next':
      return entries[index === last ? 0 : index + 1] ?? null;
    default:
      return entries[index === 0 ? last : index - 1] ?? null;
  }
}
