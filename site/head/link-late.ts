import type { PageAssets } from '../../contracts/page.ts';
import headScript from './head-script.ts?inline-script';

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const ADDRESS = /(?<=href=")[^"]+/;

/**
 * Moves the style sheets of a rendered page to its head, where the head script links them. Without JavaScript they are
 * linked as usual.
 */
export function linkLate(html: string, { entry }: Pick<PageAssets, 'entry'>): string {
  const links = [...new Set(html.match(STYLESHEET))];
  const sheets = links.map((link) => ADDRESS.exec(link)?.[0]).join(' ');
  const late = `<noscript>${links.join('')}</noscript><script data-sheets="${sheets}" data-entry="${entry}">${headScript}</script>`;
  return html.replaceAll(STYLESHEET, '').replace('</head>', () => `${late}</head>`);
}
