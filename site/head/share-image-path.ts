import type { Page } from '../../content/types.ts';

/**
 * /services/cloud-services/waf → /share/services-cloud-services-waf.jpg. A translation shares the picture of its original,
 * whose letters the typeface has.
 */
export function shareImagePath({ path, language }: Pick<Page, 'path' | 'language'>): string {
  const original = language?.of ?? path;
  const name = original === '/' ? 'home' : original.slice(1).replaceAll('/', '-');
  return `/share/${name}.jpg`;
}
