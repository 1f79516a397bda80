import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenLinks } from './broken-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'broken-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site of two pages and a picture, of which the first holds this. */
function brokenIn(html: string): string[] {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'about.html'), '<h2 id="team">Team</h2>');
  writeFileSync(join(folder, 'a.webp'), '');
  const file = (name: string, isPage = false) => ({
    file: name,
    type: 'text/html',
    etag: '""',
    immutable: false,
    ...(isPage && { page: { scriptHashes: [], styleHashes: [] } }),
  });
  const manifest = {
    origin: 'https://site.example',
    files: { '/': file('index.html', true), '/about': file('about.html', true), '/a.webp': file('a.webp') },
    redirects: { '/old': '/about' },
    rendered: {},
    styles: {},
    assets: { stylesheet: '', entry: '' },
  };
  return brokenLinks(manifest, folder);
}

test('what leads to a page, an anchor, a picture, a call, a redirect or another site is in order', () => {
  expect(
    brokenIn(`<a href="/about#team" id="top"></a><a href="#top"></a><a href="/about/?q=1"></a><a href="/old"></a>
      <a href="https://site.example/about"></a><img src="/a.webp" srcset="/a.webp 1x, /a.webp 2x">
      <form action="/api/contact.php"></form><a href="https://wa.me/911234567890"></a>
      <a href="https://cert.example/advisories/7?x#y"></a><a href="tel:1930"></a><a href="mailto:a@b.example"></a>`),
  ).toEqual([]);
});

test.each([
  ['a page that is not there', '<a href="/gone"></a>', '/gone (no such page or file)'],
  ['an anchor that is not there', '<a href="/about#gone"></a>', '/about#gone (no element with the id gone)'],
  ['an anchor of the same page', '<a href="#gone"></a>', '#gone (no element with the id gone)'],
  ['a picture in a set', '<img srcset="/a.webp 1x, /b.webp 2x">', '/b.webp (no such page or file)'],
  [
    'a page under its whole address',
    '<a href="https://site.example/gone"></a>',
    'https://site.example/gone (no such page or file)',
  ],
  ['another scheme', '<a href="javascript:void(0)"></a>', 'javascript:void(0) (unknown scheme)'],
])('%s is named', (_what, html, line) => {
  expect(brokenIn(html)).toEqual([`/: ${line}`]);
});
