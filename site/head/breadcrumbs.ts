import { pages } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';

export interface Crumb {
  path: string;
  label: string;
}

/** The pages above a page and the page itself, from the top. Empty if there is no page above it. */
export function breadcrumbs(page: Page): Crumb[] {
  const parts = page.path.split('/').filter(Boolean);
  const trail = parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    const found = pages.find((candidate) => candidate.path === path);
    return found ? [{ path, label: crumbLabel(found) }] : [];
  });
  return trail.length > 1 ? trail : [];
}

function crumbLabel(page: Page): string {
  if (page.kind === 'trainings') return 'Trainings';
  return page.label ?? page.title;
}
