import { expect, test } from 'vitest';
import { firstViewStyle } from './first-view-style.ts';

const SOURCE = `@font-face{font-family:Plain;src:url(/plain.woff2)}
.bar{color:red}.drop a{color:blue}.dark .bar{color:white}:root:not(.dark) .bar{color:black}@media print{.bar{display:none}.hero{margin:9px}}.hero{margin:0}.below{color:green}`;
const stylesheet = { path: '/style.css', source: SOURCE };

const page = (first: string) =>
  `<!DOCTYPE html><html class="dark"><head><title>A</title></head><body><div class="bar"><button aria-expanded="false" aria-controls="menu"></button><div class="drop" id="menu"><a>x</a></div></div><main>${first}<link rel="stylesheet" href="/style.css"/><p class="below">y</p></main></body></html>`;

test('holds the rules of what stands above the style sheet, in either theme', async () => {
  const style = await firstViewStyle(page('<section class="hero"></section>'), stylesheet);
  expect(style).toContain('.bar{color:red}');
  expect(style).toContain('.dark .bar{color:white}');
  expect(style).toContain(':root:not(.dark) .bar{color:black}');
  expect(style).toContain('.hero{margin:0}');
});

test('leaves out what stands below, what closed menus hold, paper, and the fonts that come later', async () => {
  const style = await firstViewStyle(page('<section class="hero"></section>'), stylesheet);
  expect(style).not.toContain('.below');
  expect(style).not.toContain('.drop');
  expect(style).not.toContain('print');
  expect(style).not.toContain('plain.woff2');
});

test('stops where a page does not link the style sheet', async () => {
  await expect(firstViewStyle('<html><head></head><body></body></html>', stylesheet)).rejects.toThrow(
    'does not link /style.css',
  );
});
