import { pages } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';

export interface Crumb {
  path: string;
  label: string;
}

/** The pages above a page and the page itself, from the top; empty for pages at the top level. */
export function breadcrumbs(page: Page): Crumb[] {
  const parts = page.path.split('/').filter(Boolean);
  if (parts.length < 2) return [];
  return parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    const found = pages.find((candidate) => candidate.path === path);
    return found ? [{ path, label: crumbLabel(found) }] : [];
  });
}

function crumbLabel(page: Page): string {
  if (page.kind === 'trainings') return 'Trainings';
  return page.label ?? page.title;
}
