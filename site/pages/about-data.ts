import type { AboutPage } from '../../content/types.ts';

export interface AboutPageData {
  page: AboutPage;
}

export function aboutData(page: AboutPage): AboutPageData {
  return { page };
}
