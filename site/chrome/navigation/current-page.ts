/**
 * How a menu entry relates to the page that is shown: the page itself, a parent of it, or neither. The value is what
 * aria-current takes. The home page is nobody's parent.
 */
export function currentness(path: string, shownPath: string): 'page' | 'true' | undefined {
  const shown = shownPath.length > 1 ? shownPath.replace(/\/$/, '') : shownPath;
  if (shown === path) return 'page';
  return path !== '/' && shown.startsWith(`${path}/`) ? 'true' : undefined;
}
