import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchEntries, type SearchEntry } from '../../../content/search-entries.ts';
import { serviceGroups } from '../../../content/search.ts';
import { ALIASES, PATHS } from '../../../contracts/paths.ts';
import { findResults } from './find-results.ts';
import { type Expected, QUERIES } from './queries.ts';
import { searchEngine } from './search-engine.ts';

const entries = searchEntries();
const search = searchEngine(entries);

/** The pages of the first three results, in the order of the box: groups of services, then pages. */
function firstThree(query: string): string[] {
  const { groups, pages } = findResults(query, search);
  return [...groups, ...pages].slice(0, 3).map(({ path }) => path.replace(/#.*/, ''));
}

/** If a firm removes a page, it adds a redirect for its address. The queries for that page are then not tested. */
const hasGone = (path: string) => Object.hasOwn(ALIASES, path);

const missed = (queries: readonly Expected[]) =>
  queries.filter(([query, path]) => !hasGone(path) && !firstThree(query).includes(path));

test.each(Object.entries(QUERIES))('%s find the page among the first three results', (_, queries) => {
  expect(missed(queries)).toEqual([]);
});

test('there are 180 queries and more', () => {
  expect(
    new Set(Object.values(QUERIES).flatMap((list) => list.map(([query]) => query))).size,
  ).toBeGreaterThan(180);
});

test('every page is found by its name', () => {
  const pages = entries.filter(({ kind }) => kind !== 'Question' && kind !== 'Section');
  const firstPages = (title: string) =>
    search(title)
      .slice(0, 3)
      .map(({ path }) => path);
  expect(pages.filter(({ title, path }) => !firstPages(title).includes(path))).toEqual([]);
});

const entry = (title: string, path: string, kind: SearchEntry['kind'] = 'Service'): SearchEntry => ({
  title,
  path,
  kind,
  line: '',
  called: '',
  words: '',
});

const small = searchEngine([
  { ...entry('Wireless test', '/wireless'), called: 'Wi-Fi, WPA3' },
  { ...entry('Gap assessment', '/gap'), words: 'SOC 2' },
  entry('Courses', '/courses', 'Page'),
  entry('What does a course cost?', '/courses#questions', 'Question'),
  entry('How long is a course?', '/courses#questions', 'Question'),
]);
const paths = (query: string) => small(query).map(({ path }) => path);

test.each([
  ['wirel', '/wireless'],
  ['wireles tset', '/wireless'],
  ['wifi', '/wireless'],
  ['WI FI', '/wireless'],
  ['wpa 3', '/wireless'],
  ['soc2', '/gap'],
  ['assessments', '/gap'],
])('%s finds %s by its beginning, a near spelling or another way to write it', (query, path) => {
  expect(paths(query)).toEqual([path]);
});

test('Hindi is found by whole words, which no vowel sign cuts', () => {
  const hindi = searchEngine([
    entry('गोपनीयता', '/hi/privacy', 'Page'),
    entry('सुलभता', '/hi/accessibility', 'Page'),
  ]);
  const found = (query: string) => hindi(query).map(({ path }) => path);
  expect(found('गोपनीयता')).toEqual(['/hi/privacy']);
  expect(found('सुलभता')).toEqual(['/hi/accessibility']);
  expect(found('गीत')).toEqual([]);
});

test('of a query twelve words count', () => {
  const eleven = 'zz '.repeat(11);
  expect(paths(`${eleven}wireless`)).toEqual(['/wireless']);
  expect(paths(`${eleven}zz wireless`)).toEqual([]);
});

test('who asks for the price of a test is led to what it is made of', () => {
  const { pages } = findResults('price of pentest', search);
  expect(pages.slice(0, 3).map(({ path }) => path)).toContain(`${PATHS.vaptWeb}#terms`);
});

test('what we do not sell is not found by half of its name', () => {
  expect(search('quantum computing')).toEqual([]);
});

test('a page shows itself and one of its questions', () => {
  expect(paths('course')).toEqual(['/courses', '/courses#questions']);
});

test.each(['', '   ', 'how do I', 'kya hai', '.*', 'zzzzzz'])('%j finds nothing', (query) => {
  expect(paths(query)).toEqual([]);
});

test('a group that the box lists is not listed again among the pages', () => {
  const { groups, pages } = findResults('cloud', search);
  expect(groups).toEqual([serviceGroups.cloud]);
  expect(pages.map(({ path }) => path)).not.toContain(serviceGroups.cloud.path);
});

test('what a browser fetches of it stays below 25 KB', () => {
  expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThan(25_000);
});
