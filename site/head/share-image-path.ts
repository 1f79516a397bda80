import type { Page } from '../../content/types.ts';

/**
 * /services/cloud-services/waf → /share/services-cloud-services-waf.jpg. A translated page uses the picture of the
 * original page, because the typeface does not have its script.
 */
export function shareImagePath({ path, language }: Pick<Page, 'path' | 'language'>): string {
  const original = language?.of ?? path;
  const name = original === '/' ? 'home' : original.slice(1).replaceAll('/', '-');
  return `/share/${name}.jpg`;
}
