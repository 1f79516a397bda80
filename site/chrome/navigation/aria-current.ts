import type { MenuItem } from '../../../content/navigation.ts';

/** The value of aria-current: 'page' for the current page, 'true' for an entry whose menu contains it. */
export function ariaCurrent({ path, items }: MenuItem, currentPath: string): 'page' | 'true' | undefined {
  const shown = currentPath.length > 1 ? currentPath.replace(/\/$/, '') : currentPath;
  if (shown === path) return 'page';
  return items && shown.startsWith(`${path}/`) ? 'true' : undefined;
}
