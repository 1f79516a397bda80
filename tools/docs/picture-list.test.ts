import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shownHash } from './picture-list.ts';

function pageOf(text: string): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'picture-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), text);
  return () => shownHash({ name: 'home', shows: [join(folder, 'index.html')] });
}
const page = (head: string, body: string) =>
  pageOf(`<html><head>${head}</head><body>${body}</body></html>`)();

test('a picture is older than what it shows once words or style of the page change', () => {
  const before = page('<style>h1{color:red}</style>', '<h1>Train</h1>');
  expect(page('<style>h1{color:red}</style>', '<h1>Trains</h1>')).not.toBe(before);
  expect(page('<style>h1{color:blue}</style>', '<h1>Train</h1>')).not.toBe(before);
});

test('and not when scripts, names of built files, or the address of the site do', () => {
  const before = page(
    '<title>A</title>',
    '<img src="/assets/hero-AbCd1234.avif"><a href="https://a.example/x">x</a>',
  );
  expect(
    page(
      '<title>B</title>',
      '<img src="/assets/hero-Zyxw9876.avif"><a href="https://b.example/x">x</a><script>1</script>',
    ),
  ).toBe(before);
});
