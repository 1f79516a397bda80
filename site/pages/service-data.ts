import type { ImageName, ServicePage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crop } from '../sections/band.tsx';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { closingImage } from './closing-image.ts';
import { pageCrop } from './page-crop.ts';
import { type PageLink, pageLink } from './page-link.ts';

export interface ServicePageData {
  page: ServicePage;
  trail: Crumb[];
  related: PageLink[];
  crop: Crop;
  closingImage: ImageName;
}

export function serviceData(page: ServicePage): ServicePageData {
  return {
    page,
    trail: breadcrumbs(page),
    related: page.related.map(pageLink),
    crop: pageCrop(page),
    closingImage: closingImage(page.path),
  };
}
