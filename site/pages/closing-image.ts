import { pages } from '../../content/pages.ts';
import type { ImageName } from '../../content/types.ts';

const IMAGES: ImageName[] = [
  'cta-signal',
  'card-soc',
  'card-client',
  'cta-desk',
  'card-mission',
  'card-team',
  'card-values',
  'cta-ladder',
  'card-vision',
];

/** The picture beside a page's closing call: neighbours in the list of pages never share one. */
export function closingImage(path: string): ImageName {
  const place = pages.findIndex((page) => page.path === path);
  return IMAGES[Math.max(place, 0) % IMAGES.length] ?? 'card-soc';
}
