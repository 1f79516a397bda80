import type { ImageName } from '../../content/types.ts';
import { PATHS } from '../../contracts/paths.ts';

/** The picture of a group's first card, which is another one than the header's. */
const LEAD_IMAGES: Record<string, ImageName> = {
  [PATHS.cyberSecurity]: 'group-infra',
  [PATHS.network]: 'card-soc',
  [PATHS.vapt]: 'card-mission',
  [PATHS.cloud]: 'card-client',
  [PATHS.awareness]: 'card-team',
  [PATHS.grc]: 'card-certificate',
};

export function leadImage(groupPath: string): ImageName {
  return LEAD_IMAGES[groupPath] ?? 'card-soc';
}
