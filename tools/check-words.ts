/**
 * Checks the words of every page: the parts of its shape are there and filled, leaf and training pages have enough of
 * their own, every service page has its terms, no two pages share a paragraph, titles and descriptions differ and fit a search result, and a sentence that
 * counts courses, groups or services counts right.
 */
import { coursePages, pages } from '../content/pages.ts';
import { PATHS } from '../contracts/paths.ts';
import type { Page } from '../content/types.ts';
import { missingTerms } from './missing-terms.ts';

const LEAST_OWN_WORDS = 350;
const LONGEST_DESCRIPTION = 155;
const SHORTEST_DESCRIPTION = 70;
/** A sentence this long that stands on two pages was copied; shorter ones may be names and labels. */
const LEAST_WORDS_OF_A_PARAGRAPH = 9;

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED = new RegExp(
  `\\b(${NUMBERS.join('|')}) (?:[a-z]+ )?(courses|groups of|kinds of (?:security )?test|services|controls)\\b`,
  'gi',
);

/** Keys whose strings are names for machines, not words for readers. */
const MACHINE_KEYS = new Set([
  'kind',
  'path',
  'group',
  'icon',
  'image',
  'imageCrop',
  'leadCardImage',
  'projectImage',
  'closingImage',
  'id',
  'layout',
  'related',
  'anchor',
  'engagement',
  'regulators',
  'lesson',
  'startsFrom',
  'sampleReport',
  'also',
]);
/** What every page of a kind shares by design: calls to action and terms of the ruled line. */
const SHARED_KEYS = new Set(['label', 'term', 'serviceLink', 'trainingLink']);

const problems: string[] = [];

/** Every text on a page with the way to it, e.g. ['scope.inScope.0', 'Sign-in …']. */
function* texts(value: unknown, way: string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [way.join('.'), value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (MACHINE_KEYS.has(key)) continue;
    yield* texts(child, [...way, key]);
  }
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function checkFilled(page: Page): void {
  const visit = (value: unknown, way: string): void => {
    if (value === '') problems.push(`${page.path}: ${way} is empty`);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) visit(child, way ? `${way}.${key}` : key);
  };
  visit(page, '');
}

function checkShape(page: Page): void {
  const atLeast = (name: string, list: readonly unknown[], least: number): void => {
    if (list.length < least)
      problems.push(`${page.path}: ${name} has ${list.length} entries, at least ${least} are needed`);
  };
  if (page.kind === 'service') {
    atLeast('whenNeeded', page.whenNeeded.items, 2);
    atLeast('scope.inScope', page.scope.inScope, 3);
    atLeast('scope.outOfScope', page.scope.outOfScope, 2);
    atLeast('approach.steps', page.approach.steps, 4);
    atLeast('standards', page.standards, 1);
    atLeast('deliverables', page.deliverables, 2);
    atLeast('needs', page.needs, 2);
    atLeast('questions', page.questions, 3);
  }
  if (page.kind === 'training') {
    atLeast('highlights', page.highlights, 1);
    atLeast('prerequisites', page.prerequisites, 1);
    atLeast('syllabus', page.syllabus.modules, 5);
    atLeast('tools', page.tools, 2);
    atLeast('assessment', page.assessment.parts, 2);
    atLeast('roles', page.roles.items, 2);
    atLeast('questions', page.questions, 3);
  }
  if (page.kind === 'service-group') {
    atLeast('cards', page.cards, 3);
    atLeast('chooser', page.chooser.items, 3);
    atLeast('partner', page.partner.points, 3);
  }
}

function checkLength(page: Page): void {
  const { description } = page;
  if (description.length > LONGEST_DESCRIPTION || description.length < SHORTEST_DESCRIPTION) {
    problems.push(`${page.path}: the description has ${description.length} characters`);
  }
  if (page.kind !== 'service' && page.kind !== 'training') return;
  const own = [...texts(page)].reduce((sum, [, text]) => sum + wordCount(text), 0);
  if (own < LEAST_OWN_WORDS)
    problems.push(`${page.path}: ${own} words of its own, ${LEAST_OWN_WORDS} are needed`);
}

function checkUnique(): void {
  const owners = new Map<string, string>();
  const claim = (kind: string, text: string, path: string): void => {
    const key = `${kind}:${text.toLowerCase()}`;
    const owner = owners.get(key);
    if (owner && owner !== path)
      problems.push(`${path} shares with ${owner} the ${kind} "${text.slice(0, 90)}"`);
    owners.set(key, path);
  };
  for (const page of pages) {
    claim('title', page.documentTitle ?? page.title, page.path);
    claim('description', page.description, page.path);
    for (const [way, text] of texts(page)) {
      if (SHARED_KEYS.has(way.split('.').at(-1) ?? '')) continue;
      for (const sentence of text.split(/(?<=[.?!])\s+/)) {
        if (wordCount(sentence) >= LEAST_WORDS_OF_A_PARAGRAPH) claim('sentence', sentence, page.path);
      }
    }
  }
}

const servicesIn = (group: string): number =>
  pages.filter((page) => page.kind === 'service' && page.group === group).length;

/** How many there are of what a sentence counts; undefined for what is not counted here. */
function countOf(thing: string, page: Page): number | undefined {
  if (thing === 'courses') return coursePages().length;
  if (thing === 'groups of') return pages.filter(({ kind }) => kind === 'service-group').length;
  if (thing.startsWith('kinds of')) return servicesIn(PATHS.vapt);
  return page.kind === 'service-group' ? servicesIn(page.path) : undefined;
}

function checkCounts(page: Page): void {
  for (const [way, text] of texts(page)) {
    for (const [said, number = '', thing = ''] of text.matchAll(COUNTED)) {
      const count = countOf(thing.toLowerCase(), page);
      if (count !== undefined && NUMBERS.indexOf(number.toLowerCase()) !== count)
        problems.push(`${page.path}: ${way} says "${said}", there are ${count}`);
    }
  }
}

for (const page of pages) {
  checkFilled(page);
  checkShape(page);
  problems.push(...missingTerms(page));
  checkLength(page);
  checkCounts(page);
}
checkUnique();
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${pages.length} pages read, ${problems.length} problems.\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
