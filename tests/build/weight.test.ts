import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { A_COURSE } from '../support/first-pages.ts';

/** What the server sends before a page, as a browser counts it. */
const HEADER_BYTES = 1_200;
/** Ten packets: what a fresh connection carries before the first answer of the browser. */
const ROUND_TRIP_BYTES = 14_600;
const HOME_BYTES = 12_000;
/** The longest report and the longest course, as they last landed: a tenth more is a jump, a sentence is none. */
const PAGES_TO_READ = [
  { pattern: /^\/services\/sample-reports\//, bytes: 26_200 * 1.1 },
  { pattern: /^\/it-trainings\/[\w-]+$/, bytes: 14_800 * 1.1 },
];

const client = 'build/client';
const pages = globSync(`${client}/**/*.html`);
const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path ?? '');
const stylesheets = (html: string) => linked(html, /<link rel="stylesheet" href="([^"]+)"/g);

const pathOf = (page: string) => page.slice(client.length).replace(/\/?(index)?\.html$/, '') || '/';

test('every page crosses the line in one round trip, but those that are read: they are as long as their subject', () => {
  for (const page of pages) {
    const toRead = PAGES_TO_READ.find(({ pattern }) => pattern.test(pathOf(page)));
    const limit = toRead?.bytes ?? ROUND_TRIP_BYTES;
    expect(statSync(`${page}.br`).size + HEADER_BYTES, page).toBeLessThanOrEqual(limit);
  }
  expect(statSync(`${client}/index.html.br`).size + HEADER_BYTES).toBeLessThanOrEqual(HOME_BYTES);
});

test('what the first view shows of every page is in the first round trip', () => {
  for (const page of pages) {
    const arrived = readFileSync(`${page}.br`).subarray(0, ROUND_TRIP_BYTES - HEADER_BYTES);
    const html = brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    expect(html.split('</h1>')[1] ?? '', page).toMatch(/<\/section>|<\/main>/);
  }
});

test('no page asks for a font before its style sheet does', () => {
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    expect(html, page).not.toMatch(/as="font"|rel="preload"|woff2/);
    const [stylesheet = ''] = stylesheets(html);
    expect(readFileSync(client + stylesheet, 'utf8'), page).toContain('.woff2');
  }
});

/** Characters of the whole fonts beyond their subsets (content/generated/fonts.css). */
const OUTSIDE_SUBSETS =
  /[\u00a1-\u00a8\u00aa-\u00b6\u00b8-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0131\u0152\u0153\u20ac\u2122\u2191-\u2193\u2212]/;

test('no page fetches a whole font for a single character, and none that does not hold it', () => {
  for (const page of pages) {
    const [, body = ''] = readFileSync(page, 'utf8').split('<body');
    const text = body.replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, '');
    expect(OUTSIDE_SUBSETS.exec(text)?.[0], page).toBeUndefined();
  }
  const faces =
    readFileSync('content/generated/fonts.css', 'utf8').match(/@font-face \{[^}]*\.woff2[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(6);
  for (const face of faces) expect(face).toContain('unicode-range');
});

const styled = (css: string) => new Set(linked(css, /\.([a-z][\w-]*)/g));

test.each([
  ['services/sample-reports/penetration-test', 'report-finding'],
  [A_COURSE.slice(1), 'paper-number'],
])('the style of %s is not sent with every page', (page, ownClass) => {
  const styledOn = (path: string) =>
    stylesheets(readFileSync(`${client}/${path}/index.html`, 'utf8')).map((sheet) =>
      styled(readFileSync(client + sheet, 'utf8')).has(ownClass),
    );
  expect(styledOn(page)).toEqual([false, true]);
  for (const other of ['privacy', 'about', 'contact']) expect(styledOn(other)).toEqual([false, false]);
});

test('every page links the style of what it draws', () => {
  const read = (path: string) => styled(readFileSync(client + path, 'utf8'));
  const sheets = new Map(
    pages.flatMap((page) => stylesheets(readFileSync(page, 'utf8'))).map((path) => [path, read(path)]),
  );
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const linkedHere = stylesheets(html);
    const styledHere = new Set(linkedHere.flatMap((path) => [...(sheets.get(path) ?? [])]));
    const drawn = new Set(linked(html, /class="([^"]+)"/g).flatMap((names) => names.split(' ')));
    for (const [path, classes] of sheets) {
      if (linkedHere.includes(path)) continue;
      const missing = [...classes].filter((name) => drawn.has(name) && !styledHere.has(name));
      expect(missing, `${page} without ${path}`).toEqual([]);
    }
  }
});
