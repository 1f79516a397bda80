import { expect, test } from 'vitest';
import type { PageRequest } from '../../contracts/page.ts';
import { loadSite } from '../../server/http/pages/site.ts';

const { files, pages, renderPage, noticeStyle } = await loadSite('build');

const NOTICE = { text: 'We are closed on 26 January.', tone: 'urgent', link: null } as const;
const BAR =
  '<section class="notice-bar" aria-label="Notice"><p class="notice-urgent"><b>Important: </b><span>We are closed on 26 January.</span></p></section>';

/** Addresses of the pages that are not their file once they are drawn by the server, and changed so. */
function unlikeTheirFile(shown: Partial<PageRequest>, undo = (html: string) => html): string[] {
  const built = [...files].filter(([, { page }]) => page);
  expect(built.length).toBeGreaterThan(90);
  return built.flatMap(([address, { bodies }]) => {
    const { assets, subject } = pages.get(address)!;
    const [path = ''] = address.split('?');
    const html = undo(renderPage({ path, assets, subject, ...shown }));
    return html === bodies.identity.toString() ? [] : [address];
  });
}

test('a page that the server draws is its file, letter by letter', () => {
  expect(unlikeTheirFile({})).toEqual([]);
});

test('a notice adds its bar and its style to every page, and changes nothing else', () => {
  const withoutNotice = (html: string) => html.replace(BAR, '').replace(`<style>${noticeStyle}</style>`, '');
  expect(unlikeTheirFile({ facts: { notices: [NOTICE] } }, withoutNotice)).toEqual([]);
});
