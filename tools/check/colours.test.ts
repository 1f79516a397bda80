import { expect, test } from 'vitest';
import { checkColours, findTypedColours } from './colours.ts';

const none = new Map<string, string>();
const inStyle = (text: string) => findTypedColours([{ path: 'site/a.css', text }], none);

test.each([
  ['#0264a0', '.a { color: #0264a0; }'],
  ['#fff', '.a { background: linear-gradient(#fff, var(--bg)); }'],
  ['rgb(1 2 3 / 0.5)', '.a { &:hover { box-shadow: 0 0 2px rgb(1 2 3 / 0.5); } }'],
  ['oklch(0.3 0.03 205)', ':root { --rule: oklch(0.3 0.03 205); }'],
  ['navy', '.a { border: 1px solid navy; }'],
])('finds %s in a style sheet', (colour, style) => {
  expect(inStyle(style)).toEqual([`site/a.css: ${colour} is not in content/palette.ts: use a token of it`]);
});

test.each([
  '.a { color: var(--accent-2); fill: currentColor; background: transparent; }',
  '.a { mask: linear-gradient(90deg, #000 50%, transparent); }',
  "/* color: #fff; */ .a { content: 'red'; background: url(a#fff); }",
  '#fff:hover { margin: 0; }',
])('finds nothing in %s', (style) => {
  expect(inStyle(style)).toEqual([]);
});

test('finds what a drawing in a component types', () => {
  const text = `<path className="red" href="#add" fill="#f49a59" style={{ color: 'teal' }} />`;
  expect(findTypedColours([{ path: 'desk/a.tsx', text }], none).map((line) => line.split(' is ')[0])).toEqual(
    ['desk/a.tsx: #f49a59', 'desk/a.tsx: teal'],
  );
});

test('an allowed file may have some, and is named once it has none', () => {
  const allowed = new Map([['site/a.css', 'a drawing']]);
  expect(findTypedColours([{ path: 'site/a.css', text: '.a { color: #fff; }' }], allowed)).toEqual([]);
  expect(findTypedColours([{ path: 'site/a.css', text: '.a { margin: 0; }' }], allowed)).toEqual([
    'tools/check/colours.ts: site/a.css has no colour of its own any more',
  ]);
});

test('site and desk have none outside the list', () => {
  expect(checkColours()).toEqual([]);
});
