import { pages } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';
import type { Crop } from '../sections/band.tsx';

const PARTS: Crop[] = ['near-left', 'near-right', 'near-top'];

/** Among the pages of a section that share a render one shows the whole, its group if it has one; the others by turns a part. */
export function pageCrop(page: Page): Crop {
  const [, ...others] = pages
    .filter((other) => other.image === page.image && section(other) === section(page))
    .toSorted((a, b) => Number(b.kind === 'service-group') - Number(a.kind === 'service-group'));
  const place = others.findIndex(({ path }) => path === page.path);
  return place < 0 ? 'whole' : (PARTS[place % PARTS.length] ?? 'whole');
}

function section(page: Page): string {
  if (page.kind === 'service') return page.group;
  return page.kind === 'service-group' ? page.path : page.kind;
}
