import { pages } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';
import type { Crop } from '../sections/band.tsx';

/** Among the pages of a section that share a render one shows the whole, its group if it has one; the others a part. */
export function pageCrop(page: Page): Crop {
  const sharing = pages.filter((other) => other.image === page.image && section(other) === section(page));
  const first = sharing.find(({ kind }) => kind === 'service-group') ?? sharing[0];
  return page.path === first?.path ? 'whole' : 'near';
}

function section(page: Page): string {
  if (page.kind === 'service') return page.group;
  return page.kind === 'service-group' ? page.path : page.kind;
}
