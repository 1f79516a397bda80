import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the server sends before a page, as a browser counts it. */
const HEADER_BYTES = 1_470;
/** Ten packets: what a fresh connection carries before the first answer of the browser. */
const ROUND_TRIP_BYTES = 14_600;

const client = 'build/client';
const pages = globSync(`${client}/**/*.html`);
const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path ?? '');

test('every page crosses the line in one round trip', () => {
  for (const page of pages) {
    expect(statSync(`${page}.br`).size + HEADER_BYTES, page).toBeLessThanOrEqual(ROUND_TRIP_BYTES);
  }
});

test('no page asks for a font before its style sheet does', () => {
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    expect(html, page).not.toMatch(/as="font"|rel="preload"|woff2/);
    const [stylesheet = ''] = linked(html, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(readFileSync(client + stylesheet, 'utf8'), page).toContain('.woff2');
  }
});

test('the style of some pages alone is not sent with the others', () => {
  const stylesheets = (page: string) =>
    linked(readFileSync(`${client}/${page}/index.html`, 'utf8'), /<link rel="stylesheet" href="([^"]+)"/g);
  expect(stylesheets('about')).toHaveLength(1);
  expect(stylesheets('services/sample-reports/penetration-test')).toHaveLength(2);
  const [common = ''] = stylesheets('about');
  const [, own = ''] = stylesheets('services/sample-reports/penetration-test');
  expect(readFileSync(client + common, 'utf8')).not.toContain('.register-label');
  expect(readFileSync(client + own, 'utf8')).toContain('.register-label');
});
