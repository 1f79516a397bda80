import type { Page } from '../../content/types.ts';

/**
 * /services/cloud-services/waf → /share/services-cloud-services-waf.jpg. A translation uses the picture of its original,
 * because the typeface lacks its script.
 */
export function shareImagePath({ path, language }: Pick<Page, 'path' | 'language'>): string {
  const original = language?.of ?? path;
  const name = original === '/' ? 'home' : original.slice(1).replaceAll('/', '-');
  return `/share/${name}.jpg`;
}
