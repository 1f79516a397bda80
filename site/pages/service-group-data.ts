import { pages } from '../../content/pages.ts';
import type { ImageName, ServiceGroupPage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { closingImage } from './closing-image.ts';
import { leadImage } from './lead-image.ts';
import { pageLink } from './page-link.ts';

export interface ServiceGroupPageData {
  page: ServiceGroupPage;
  trail: Crumb[];
  leadImage: ImageName;
  closingImage: ImageName;
}

export function serviceGroupData(page: ServiceGroupPage): ServiceGroupPageData {
  return {
    page: { ...page, cards: [...page.cards, ...cardsOfOthers(page)] },
    trail: breadcrumbs(page),
    leadImage: leadImage(page),
    closingImage: closingImage(page.path),
  };
}

/** Cards of the group's services that none of its own cards leads to. */
function cardsOfOthers({ path, cards }: ServiceGroupPage): ServiceGroupPage['cards'] {
  const isNamed = (service: string) => cards.some((card) => card.path === service);
  return pages
    .filter((page) => page.kind === 'service' && page.group === path && !isNamed(page.path))
    .map((page) => pageLink(page.path));
}
