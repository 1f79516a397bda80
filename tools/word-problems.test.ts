import { expect, test } from 'vitest';
import { pages, type PageOfKind } from '../content/pages.ts';
import type { Page } from '../content/types.ts';
import { wordProblems } from './word-problems.ts';

const find = <Kind extends Page['kind']>(kind: Kind) =>
  pages.find((page): page is PageOfKind<Kind> => page.kind === kind)!;
const service = find('service');
const group = find('service-group');

/** What is said of the site when a page takes the place of the one at its address. */
function problemsWith(page: Page): string[] {
  return wordProblems(pages.map((other) => (other.path === page.path ? page : other)));
}

test('the pages as they are have no problem', () => {
  expect(wordProblems(pages)).toEqual([]);
});

test('a text that is empty is named with its place', () => {
  expect(problemsWith({ ...service, needs: ['', 'Access'] })).toContain(`${service.path}: needs.0 is empty`);
});

test('a blank line in a listing is no empty text', () => {
  const lab = find('lab');
  const listing = { id: 'code', title: 'Code', caption: 'Invented.', lines: ['import x', '', 'x()'] };
  expect(problemsWith({ ...lab, materials: [listing] })).toEqual([]);
});

test('a list that is too short for the shape of its page is named', () => {
  expect(problemsWith({ ...service, standards: [] })).toContain(
    `${service.path}: standards has 0 entries, at least 1 are needed`,
  );
});

test('a description that does not fit a search result is named with its length', () => {
  expect(problemsWith({ ...service, description: 'Too short.' })).toContain(
    `${service.path}: the description has 10 characters`,
  );
});

test('a heading with capitals is named, unless the spec writes it so or it is a name', () => {
  const headed = (heading: string) =>
    problemsWith({ ...service, approach: { ...service.approach, heading } }).filter((problem) =>
      problem.includes('sentence case'),
    );
  expect(headed('How We Work')).toEqual([
    `${service.path}: approach.heading "How We Work" is not in sentence case`,
  ]);
  for (const fine of ['How we work', 'Why Partner', 'From scope to Stage 2', 'Log of Monday: who let it in?'])
    expect(headed(fine)).toEqual([]);
});

test('a title and a sentence of another page are named with both', () => {
  const sentence = 'This sentence of ten words stands on two pages at once.';
  const shared = { ...service, title: group.title, documentTitle: undefined, description: sentence };
  expect(wordProblems([group, shared])).toContain(
    `${service.path} shares with ${group.path} the title "${group.title}"`,
  );
  const both = [group, service].map((page) => ({ ...page, description: sentence }));
  expect(wordProblems(both)).toContain(
    `${service.path} shares with ${group.path} the sentence "${sentence}"`,
  );
});

test('a page with few words of its own is named', () => {
  const short = JSON.parse(
    JSON.stringify(service, (_key, value: unknown) =>
      typeof value === 'string' && value.includes(' ') ? 'Short.' : value,
    ),
  ) as Page;
  expect(problemsWith(short).join('\n')).toMatch(/: \d+ words of its own, 450 are needed/);
});

test('a service page that is too long to be read to its end is named', () => {
  const needs = Array.from({ length: 500 }, (_, index) => `Need number ${index}`);
  expect(problemsWith({ ...service, needs }).join('\n')).toMatch(/: \d+ words of its own, at most 800/);
});

test('a sentence that counts wrongly is named with the right number', () => {
  const courses = pages.filter(({ kind }) => kind === 'training').length;
  expect(problemsWith({ ...service, needs: ['We teach three courses.', 'Access'] })).toContain(
    `${service.path}: needs.0 says "three courses", there are ${courses}`,
  );
});
