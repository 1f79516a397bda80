/** Paths of the open menus from the bar downwards: a dropdown, then a flyout, at most one per level. */
export type OpenMenus = readonly string[];

export const NONE_OPEN: OpenMenus = [];

export function openAt(open: OpenMenus, level: number, path: string): OpenMenus {
  return open[level] === path ? open : [...open.slice(0, level), path];
}

/**
 * Closes the menus from a level down. Returns the same list if no menu is open, because a new list would render all
 * links again.
 */
export function closeFrom(open: OpenMenus, level: number): OpenMenus {
  return open.length > level ? open.slice(0, level) : open;
}

export function toggleAt(open: OpenMenus, level: number, path: string): OpenMenus {
  return open[level] === path ? closeFrom(open, level) : openAt(open, level, path);
}

interface Point {
  x: number;
  y: number;
}

/** True if the pointer moves more to the right than up or down: it crosses other entries on its way to the open flyout. */
export function isBoundForFlyout(from: Point, to: Point): boolean {
  return to.x - from.x > Math.abs(to.y - from.y) / 2;
}
