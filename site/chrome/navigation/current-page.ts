import type { MenuItem } from '../../../content/navigation.ts';

/** What aria-current takes: an entry is the page that is shown, or holds it in its menu, or neither. */
export function currentness({ path, items }: MenuItem, shownPath: string): 'page' | 'true' | undefined {
  const shown = shownPath.length > 1 ? shownPath.replace(/\/$/, '') : shownPath;
  if (shown === path) return 'page';
  return items && shown.startsWith(`${path}/`) ? 'true' : undefined;
}
