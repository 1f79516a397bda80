import { pageAt } from '../../content/pages.ts';
import type { ImageName, ServiceGroupPage } from '../../content/types.ts';

/** The picture of a group's first card: the one at the head of the page that the card opens. */
export function leadImage({ cards, image }: ServiceGroupPage): ImageName {
  const [first] = cards;
  return (first && pageAt(first.path, 'service').image) ?? image;
}
