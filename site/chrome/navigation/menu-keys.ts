/** Level 0 is the bar, 1 a dropdown, 2 a flyout. */
export interface MenuPlace {
  level: number;
  hasMenu: boolean;
  isOnLink: boolean;
}

/**
 * Target of the focus: another entry of the level, the first entry of the entry's menu, or the entry that opened the
 * menu.
 */
export type MenuMove = 'next' | 'previous' | 'first' | 'last' | 'enter' | 'leave';

/** Effect of a key in the navigation. Undefined means that the browser handles the key, for example Enter on a link. */
export function menuMove(key: string, { level, hasMenu, isOnLink }: MenuPlace): MenuMove | undefined {
  const isInBar = level === 0;
  switch (key) {
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'ArrowDown':
      if (!isInBar) return 'next';
      return hasMenu ? 'enter' : undefined;
    case 'ArrowUp':
      return isInBar ? undefined : 'previous';
    case 'ArrowRight':
      if (isInBar) return 'next';
      return hasMenu ? 'enter' : undefined;
    case 'ArrowLeft':
      return isInBar ? 'previous' : 'leave';
    case ' ':
      return hasMenu && isOnLink ? 'enter' : undefined;
    case 'Escape':
      return 'leave';
    default:
      return undefined;
  }
}
