import { expect, test } from 'vitest';
import { pages, type PageOfKind } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';
import { aliasMistakes, contentMistakes } from './content-mistakes.ts';

const find = <Kind extends Page['kind']>(kind: Kind) =>
  pages.find((page): page is PageOfKind<Kind> => page.kind === kind)!;

/** What is said of the site when the first page of a kind is changed. */
function mistakesWith<Kind extends Page['kind']>(kind: Kind, change: (page: PageOfKind<Kind>) => void) {
  const original = find(kind);
  // Functions, which some steps have, cannot be cloned.
  const changed = structuredClone('steps' in original ? { ...original, steps: [] } : original);
  change(changed);
  return [...contentMistakes(pages.map((page) => (page === original ? changed : page)))];
}

test('the pages as they are have no mistake', () => {
  expect([...contentMistakes(pages)]).toEqual([]);
});

test('a text that is empty is named with its place, and a blank line of a listing is none', () => {
  const { path } = find('service');
  expect(mistakesWith('service', ({ needs }) => (needs[0] = ''))).toEqual([`${path}: needs.0 is empty`]);
  const code = { id: 'code', title: 'Code', caption: 'Invented.', lines: ['import x', '', 'x()'] };
  expect([...contentMistakes([{ ...find('services'), materials: [code] } as Page])]).toEqual([]);
});

test('an old address that no browser asks for is named with the one that it asks for', () => {
  const right = ['/courses/plc.php', '/Contact-Us/', '/old%20page.html', '/%E0%A4%B9'];
  expect([...aliasMistakes(right)]).toEqual([]);
  expect([...aliasMistakes(['/old page.html', '/index.php?page=7', 'about-us'])]).toEqual([
    'ALIASES has "/old page.html", but browsers ask for "/old%20page.html"',
    'ALIASES has "/index.php?page=7", but browsers ask for "/index.php"',
    'ALIASES has "about-us", but browsers ask for "/about-us"',
  ]);
});

test('a title and an address that two pages have are named', () => {
  const [group, service] = [find('service-group'), find('service')];
  const same = { ...service, path: group.path, title: group.title, documentTitle: group.documentTitle };
  const mistakes = [...contentMistakes(pages.map((page) => (page === service ? same : page)))];
  expect(mistakes).toContain(`${group.path} is the address of two pages`);
  expect(mistakes).toContain(`"${group.documentTitle ?? group.title}" is the title of two pages`);
});

test('a topic card, a job and a tool that no module teaches are named', () => {
  const { path, highlights, roles } = find('training');
  const mistakes = mistakesWith('training', (course) => {
    course.highlights![0]!.items[0]!.lesson = 'Reading tea leaves';
    course.roles!.firstJobs[0] = { title: 'Solution architect', modules: [] };
    course.roles!.firstJobs[1]!.modules.push('Forecasting');
    course.tools![0]!.items.push('Abacus');
  });
  expect(mistakes).toEqual([
    `${path}: roles.firstJobs.0.modules is empty`,
    `${path}: "${highlights![0]!.items[0]!.title}" is promised, but no module has the lesson "Reading tea leaves"`,
    `${path}: the job "Solution architect" does not say that it is a job for beginners`,
    `${path}: the job "Solution architect" needs at least 40 hours of lessons, and its modules have 0`,
    `${path}: the job "${roles!.firstJobs[1]!.title}" refers to the module "Forecasting", which does not exist`,
    `${path}: the tool "Abacus" is in no lesson and in no lab`,
  ]);
});

test('hours that are missing or do not add up, and a lesson that stands twice, are named', () => {
  const { path, project, syllabus } = find('training');
  const [module] = syllabus.modules;
  const mistakes = mistakesWith('training', (course) => {
    course.syllabus.modules.at(-1)!.hours = 0;
    course.syllabus.modules[1]!.lessons.push(module!.lessons[0]!);
    course.project!.stages[0]!.hours += 2;
  });
  expect(mistakes).toEqual([
    `${path}: the module "${syllabus.modules.at(-1)!.title}" has no hours`,
    `${path}: the stages of the project have ${project!.hours + 2} hours, but the project has ${project!.hours}`,
    `${path}: the lesson "${module!.lessons[0]}" is there twice`,
  ]);
});

test('a lab without a course, and one that goes on to a lesson that there is not, are named', () => {
  const { path } = find('lab');
  expect(mistakesWith('lab', (lab) => (lab.course = '/it-trainings/gone'))).toEqual([
    `${path}: there is no course at /it-trainings/gone`,
  ]);
  expect(mistakesWith('lab', (lab) => (lab.closing.adds[0]!.lesson = 'Reading tea leaves'))).toEqual([
    `${path}: the lab leads to the lesson "Reading tea leaves", but no module has it`,
  ]);
});
