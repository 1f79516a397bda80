import type { IconName } from '../../content/icon-names.ts';
import { pages } from '../../content/pages.ts';
import type { PagePath } from '../../contracts/paths.ts';

export interface PageLink {
  path: PagePath;
  title: string;
  text: string;
  icon: IconName;
}

/** Link to a page in a list. */
export function pageLink(path: PagePath): PageLink {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page || !('summary' in page)) throw new Error(`Nothing to say in a list about ${path}`);
  return { path, title: page.label ?? page.title, text: page.summary, icon: page.icon };
}
