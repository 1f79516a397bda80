import { pages } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';
import type { Crop } from '../sections/band.tsx';

const CROPS: Crop[] = ['near-left', 'near-top', 'near-right', 'near-bottom'];

/** The first page with a render shows the whole of it, the others by turns a part. */
export function pageCrop(page: Page): Crop {
  const place = pages
    .filter((other) => other.image === page.image)
    .findIndex((other) => other.path === page.path);
  return place > 0 ? (CROPS[(place - 1) % CROPS.length] ?? 'whole') : 'whole';
}
