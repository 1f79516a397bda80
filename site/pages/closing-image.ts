import { pages } from '../../content/pages.ts';
import type { ImageName, Page } from '../../content/types.ts';
import { leadImage } from './lead-image.ts';

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

const closing = closingImages();

/** The picture beside a page's closing call: not seen on the page before, and another one than its neighbours have. */
export function closingImage(path: string): ImageName {
  return closing.get(path) ?? 'card-soc';
}

function closingImages(): Map<string, ImageName> {
  const turns = [...IMAGES];
  return new Map(
    pages.map((page) => {
      const seen = imagesAbove(page);
      const place = turns.findIndex((image) => !seen.includes(image));
      const [image] = turns.splice(Math.max(place, 0), 1) as [ImageName];
      turns.push(image);
      return [page.path, image];
    }),
  );
}

function imagesAbove(page: Page): (ImageName | undefined)[] {
  if (page.kind === 'service-group') return [page.image, leadImage(page)];
  if (page.kind === 'training') return [page.image, 'card-team'];
  return [page.image];
}
