import { pages } from '../../content/pages.ts';

/** The page of the site as its navigation calls it. */
export function pageLabel(path: string | undefined): string {
  if (path === undefined) return 'Not known';
  const page = pages.find((candidate) => candidate.path === path);
  return page ? ('label' in page && page.label) || page.title : path;
}
