import { expect, test } from 'vitest';
import { brokenDocumentLinks, factsToldTwice, pageProblems, patternsWithoutTest } from './documents.ts';

const HEAD = '# Title\n\n**For:** the host · **You need:** a server · **Time:** an hour\n';
const page = (text: string) => pageProblems({ file: 'docs/host/page.md', text });

test('a page that says for whom it is, what it needs and how long it takes is right', () => {
  expect(page(`${HEAD}\nText.\n`)).toEqual([]);
});

test('a page without these, and one that is too long, are named', () => {
  expect(page('# Title\n\nText.\n')).toEqual([
    'docs/host/page.md does not begin with a title and **For:**, **You need:**, **Time:**',
  ]);
  expect(page(HEAD + 'line\n'.repeat(118))).toEqual([
    'docs/host/page.md has 121 lines; at most 120 are allowed',
  ]);
});

test('a link to a file or a heading that is not there is named, and none in code', () => {
  const links = (text: string) => brokenDocumentLinks({ file: 'docs/README.md', text });
  expect(links('[a](spec.md), [b](../README.md), [c](https://example.com), `[d](none.md)`')).toEqual([]);
  expect(links('[a](none.md) and [b](spec.md#no-such-heading)')).toEqual([
    'docs/README.md links to none.md, which does not exist',
    'docs/README.md links to spec.md#no-such-heading, but that heading does not exist',
  ]);
});

test('a pattern that finds no test is named', () => {
  const named = (text: string) =>
    patternsWithoutTest({ file: 'docs/build/fonts.md', text }, ['site/labs/judge.test.ts']);
  expect(named('`npm test`, `npm test -- PATTERN`, `npm test -- labs`')).toEqual([]);
  expect(named('`npm test -- labs fonts`')).toEqual([
    'docs/build/fonts.md contains npm test -- fonts, but no path of a test contains that',
  ]);
});

test('a fact that two pages tell is named', () => {
  const facts = { 'when it rains': /rains on Monday/ };
  const one = { file: 'a.md', text: 'It rains on Monday.' };
  const other = { file: 'b.md', text: 'As it rains on Mondays, stay in.' };
  expect(factsToldTwice([one, { file: 'c.md', text: 'See a.md.' }], facts)).toEqual([]);
  expect(factsToldTwice([one, other], facts)).toEqual([
    'a.md and b.md all say when it rains: keep that in one file, and link to it',
  ]);
});
