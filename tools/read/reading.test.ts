import { expect, test } from 'vitest';
import { pages, type PageOfKind } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';
import { remarks } from './reading.ts';

const find = <Kind extends Page['kind']>(kind: Kind) =>
  pages.find((page): page is PageOfKind<Kind> => page.kind === kind)!;
const SENTENCE = 'This sentence of ten words stands on two pages at once.';

/** What is remarked of the site beside what always is, when the first page of a kind is changed. */
function remarksWith<Kind extends Page['kind']>(kind: Kind, change: (page: PageOfKind<Kind>) => void) {
  const original = find(kind);
  // Functions, which some steps have, cannot be cloned.
  const changed = structuredClone('steps' in original ? { ...original, steps: [] } : original);
  change(changed);
  const always = new Set(remarks(pages));
  const now = remarks(pages.map((page) => (page === original ? changed : page)));
  return [...now].filter((line) => !always.has(line));
}

test('a description that does not fit a search result, and a page with few or many words, are remarked', () => {
  const { path } = find('service');
  expect(remarksWith('service', (page) => (page.description = 'Too short.'))).toEqual([
    `${path}: the description has 10 characters; search results show 70 to 155`,
  ]);
  const long = remarksWith('service', (page) => (page.needs[0] = 'word '.repeat(1_000)));
  expect(long.join()).toMatch(/: 1\d\d\d words; others have 900 at most/);
});

test('a sentence that stands on two pages, or counts wrongly, is remarked', () => {
  const { path } = find('service');
  const other = find('service-group').path;
  const said = [
    ...remarks([
      { ...find('service-group'), lead: SENTENCE },
      { ...find('service'), needs: [SENTENCE, 'We teach three courses.'] },
    ]),
  ];
  expect(said).toContain(`${path} and ${other} both say: ${SENTENCE}`);
  expect(said).toContain(`${path}: needs.1 says "three courses", there are 0`);
});

test('a course of another shape is remarked, also one without an open lab', () => {
  const { path, syllabus } = find('training');
  const said = remarksWith('training', (course) => {
    course.path = '/it-trainings/without-lab';
    course.syllabus.modules[0]!.lessons.length = 3;
    for (const module of course.syllabus.modules) delete module.aiLab;
  });
  expect(path).not.toBe('/it-trainings/without-lab');
  expect(said).toEqual(
    expect.arrayContaining([
      `/it-trainings/without-lab: the module "${syllabus.modules[0]!.title}" has 3 lessons; others have four to six`,
      '/it-trainings/without-lab: 0 modules have an AI lab; in other courses it is one',
      '/it-trainings/without-lab: there is no open lab (content/labs)',
    ]),
  );
});

test('an amount in a price, material that is not said to be invented and a picture of another page are remarked', () => {
  const { path } = find('service');
  expect(remarksWith('service', (page) => (page.terms.price.basis = '₹80,000 per application'))).toEqual([
    `${path}: terms.price.basis names an amount`,
  ]);
  const lab = find('lab');
  expect(remarksWith('lab', ({ materials }) => (materials[0]!.caption = 'A log.'))).toEqual([
    `${lab.path}: the caption of "${lab.materials[0]!.title}" does not say that it is invented, or where it is from`,
  ]);
  const { image, path: first } = find('service-group');
  const said = [...remarks([find('service-group'), { ...find('service'), image }])];
  expect(said).toContain(`${path} and ${first} have the same picture at their head: ${image}`);
});

test('where no page is about services, what other pages say of them is remarked', () => {
  const home = { ...find('home'), lead: 'Our services end with a report.' };
  const remark = '/: lead says "Our services", and no page is about services';
  expect([...remarks([home, find('training')])]).toContain(remark);
  expect([...remarks([home, find('training'), find('service')])]).not.toContain(remark);
});
