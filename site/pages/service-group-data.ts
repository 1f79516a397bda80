import type { ImageName, ServiceGroupPage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { closingImage } from './closing-image.ts';
import { leadImage } from './lead-image.ts';

export interface ServiceGroupPageData {
  page: ServiceGroupPage;
  trail: Crumb[];
  leadImage: ImageName;
  closingImage: ImageName;
}

export function serviceGroupData(page: ServiceGroupPage): ServiceGroupPageData {
  return {
    page,
    trail: breadcrumbs(page),
    leadImage: leadImage(page.path),
    closingImage: closingImage(page.path),
  };
}
