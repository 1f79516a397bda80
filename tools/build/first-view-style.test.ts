import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstViewStyle } from './first-view-style.ts';

const folder = mkdtempSync(join(tmpdir(), 'style-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'style.css'),
  `:where(button+div,.all){display:none}@font-face{font-family:Plain;src:url(/plain.woff2)}@font-face{font-family:Like plain;src:local(Arial)}@font-face{font-family:Like code;src:local(Courier)}
.bar{color:red;font-family:Plain,Like plain}.bar:hover{color:pink}.bar,.drop:not(.x,.y:focus),.bar:is(.p,.q):focus{left:1px}.bar:focus-visible{outline:9px}@media (hover:hover){.bar{top:0}.bar:active{top:1px}}.drop a{color:blue}.drop{top:9px}@media (forced-colors:active){.bar{outline:1px}}.dark .bar{color:white}:root:not(.dark) .bar{color:black}:root:not(.dark) .bar-below{color:grey}@media print{.bar{display:none}.hero{margin:8px}}@media screen and (prefers-contrast:more){.bar{color:black}}.hero{margin:0}.below{color:green}:root{--read:1px;--by-another:var(--deep);--deep:2px;--unread:3px}.hero{top:var(--read);left:var(--by-another)}.hero{--alone:var(--unread)}`,
);
writeFileSync(join(folder, 'own.css'), '.hero{padding:1px}.lower{color:teal}');

const LINK = '<link rel="stylesheet" href="/style.css"/>';
const page = (first: string, links = LINK) =>
  `<!DOCTYPE html><html class="dark"><head><title>A</title></head><body><div class="bar"><button aria-controls="menu"></button><div class="drop" id="menu"><a>x</a></div></div><main>${first}${links}<p class="below lower">y</p></main></body></html>`;

test('holds the rules of what stands above the style sheet, in either theme', async () => {
  const style = await firstViewStyle(page('<section class="hero"></section>'), folder);
  expect(style).toContain('.bar{color:red;font-family:Plain,Like plain}');
  expect(style).toContain('.dark .bar{color:white}');
  expect(style).toContain(':root:not(.dark) .bar{color:black}');
  expect(style).toContain('.hero{margin:0}');
  expect(style).toContain(':where(button+div,.all){display:none}');
});

test('holds those of a style sheet of some pages alone, too', async () => {
  const links = `${LINK}<p></p><link rel="stylesheet" href="/own.css"/>`;
  const style = await firstViewStyle(page('<section class="hero"></section>', links), folder);
  expect(style).toContain('.hero{margin:0}');
  expect(style).toContain('.hero{padding:1px}');
  expect(style).not.toContain('.lower');
});

test('leaves out what stands below, what closed menus hold, pointers and keys, paper, and the fonts that come later', async () => {
  const style = await firstViewStyle(page('<section class="hero"></section>'), folder);
  expect(style).not.toContain('below');
  expect(style).not.toContain('.drop');
  expect(style).not.toContain('pink');
  expect(style).toContain('.bar{left:1px}');
  expect(style).not.toContain('9px');
  expect(style).toContain('.bar{top:0}');
  expect(style).not.toContain('top:1px');
  expect(style).not.toMatch(/print|prefers-contrast|forced-colors/);
  expect(style).not.toContain('plain.woff2');
  expect(style).toContain('@font-face{font-family:Like plain;src:local(Arial)}');
  expect(style).not.toContain('Like code');
});

test('leaves out the looks of later states, and the end of motion', async () => {
  writeFileSync(
    join(folder, 'states.css'),
    '.later-bad{color:pink}.hero:has(label:nth-of-type(1)>:checked){left:1px}.hero:has(label:nth-of-type(2)>:checked){left:8px}@media (prefers-reduced-motion:reduce){.hero{left:9px}}',
  );
  const first = `<section class="hero"><p class="later-bad"></p><label><input checked></label></section>`;
  const style = await firstViewStyle(page(first, '<link rel="stylesheet" href="/states.css"/>'), folder);
  expect(style).toBe('.hero:has(label:nth-of-type(1)>:checked){left:1px}');
});

test('leaves out custom properties that nothing reads, and rules that hold nothing else', async () => {
  const style = await firstViewStyle(page('<section class="hero"></section>'), folder);
  expect(style).toContain(':root{--read:1px;--by-another:var(--deep);--deep:2px}');
  expect(style).not.toMatch(/--unread|--alone|\{\}/);
});

test('stops where a page links no style sheet', async () => {
  await expect(firstViewStyle('<html><head></head><body></body></html>', folder)).rejects.toThrow(
    'links no style sheet',
  );
});
