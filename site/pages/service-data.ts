import type { ImageName, ServicePage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { closingImage } from './closing-image.ts';
import { type PageLink, pageLink } from './page-link.ts';

export interface ServicePageData {
  page: ServicePage;
  trail: Crumb[];
  related: PageLink[];
  closingImage: ImageName;
}

export function serviceData(page: ServicePage): ServicePageData {
  return {
    page,
    trail: breadcrumbs(page),
    related: page.related.map(pageLink),
    closingImage: closingImage(page.path),
  };
}
