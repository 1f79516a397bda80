import { PATHS } from '../contracts/paths.ts';
import { pages as listed } from '../content/pages.ts';
import type { Page } from '../content/types.ts';
import { isInSentenceCase } from './heading-case.ts';
import { missingTerms } from './missing-terms.ts';

const LEAST_OWN_WORDS = { service: 450, training: 350 };
/** A buyer reads a service page to its end. */
const MOST_OWN_WORDS_OF_A_SERVICE = 800;
/** Parts of a service page that stand elsewhere (search results, menus, cards), that the spec fixes, or that are labels of a drawing. */
const NOT_COUNTED = /^(description|documentTitle|label|menuLine|summary|highlights|(?:approach\.)?figure)\b/;
/** Code has blank lines. */
const BLANK_LINE = /\.lines\.\d+$/;
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

/**
 * What is wrong with the words of pages: a part of a shape is missing or empty, a page has too few words of its own or
 * lacks terms, a heading is not in sentence case, two pages share a sentence, a title or a description does not fit a search result, or a sentence counts
 * courses, groups or services wrongly.
 */
export function wordProblems(pages: readonly Page[]): string[] {
  return [
    ...pages.flatMap((page) => [
      ...emptyTexts(page.path, page),
      ...shortLists(page),
      ...missingTerms(page),
      ...lengths(page),
      ...wrongCounts(page, pages),
      ...headingsInTitleCase(page),
    ]),
    ...sharedTexts(pages),
  ];
}

function* emptyTexts(path: string, value: unknown, way = ''): Generator<string> {
  if (value === '' && !BLANK_LINE.test(way)) yield `${path}: ${way} is empty`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* emptyTexts(path, child, way ? `${way}.${key}` : key);
}

type List = [name: string, list: readonly unknown[], least: number];

function shortLists(page: Page): string[] {
  return listsOf(page)
    .filter(([, list, least]) => list.length < least)
    .map(
      ([name, list, least]) =>
        `${page.path}: ${name} has ${list.length} entries, at least ${least} are needed`,
    );
}

/** What each shape of page needs. */
function listsOf(page: Page): List[] {
  if (page.kind === 'service') {
    return [
      ['whenNeeded', page.whenNeeded.items, 2],
      ['scope.inScope', page.scope.inScope, 3],
      ['scope.outOfScope', page.scope.outOfScope, 2],
      ['approach.steps', page.approach.steps, 4],
      ['standards', page.standards, 1],
      ['deliverables', page.deliverables, 2],
      ['needs', page.needs, 2],
      ['questions', page.questions, 2],
    ];
  }
  if (page.kind === 'training') {
    return [
      ['highlights', page.highlights, 1],
      ['prerequisites', page.prerequisites, 1],
      ['syllabus', page.syllabus.modules, 5],
      ['tools', page.tools, 2],
      ['assessment', page.assessment.parts, 2],
      ['roles', page.roles.items, 2],
      ['questions', page.questions, 3],
    ];
  }
  if (page.kind !== 'service-group') return [];
  return [
    ['cards', page.cards, 3],
    ['chooser', page.chooser.items, 3],
    ['partner', page.partner.points, 3],
  ];
}

function* lengths(page: Page): Generator<string> {
  const { description } = page;
  if (description.length > LONGEST_DESCRIPTION || description.length < SHORTEST_DESCRIPTION) {
    yield `${page.path}: the description has ${description.length} characters`;
  }
  if (page.kind !== 'service' && page.kind !== 'training') return;
  const own = [...texts(page)]
    .filter(([way]) => page.kind === 'training' || !NOT_COUNTED.test(way))
    .reduce((sum, [, text]) => sum + wordCount(text), 0);
  const least = LEAST_OWN_WORDS[page.kind];
  if (own < least) yield `${page.path}: ${own} words of its own, ${least} are needed`;
  if (page.kind === 'service' && own > MOST_OWN_WORDS_OF_A_SERVICE)
    yield `${page.path}: ${own} words of its own, at most ${MOST_OWN_WORDS_OF_A_SERVICE}`;
}

function sharedTexts(pages: readonly Page[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    claims(page).flatMap(({ kind, text }) => {
      const key = `${kind}:${text.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, page.path);
      return owner && owner !== page.path
        ? [`${page.path} shares with ${owner} the ${kind} "${text.slice(0, 90)}"`]
        : [];
    }),
  );
}

/** What a page must have for itself. */
function claims(page: Page): { kind: string; text: string }[] {
  const sentences = [...texts(page)]
    .filter(([way]) => !SHARED_KEYS.has(way.split('.').at(-1) ?? ''))
    .flatMap(([, text]) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => wordCount(sentence) >= LEAST_WORDS_OF_A_PARAGRAPH);
  return [
    { kind: 'title', text: page.documentTitle ?? page.title },
    { kind: 'description', text: page.description },
    ...sentences.map((text) => ({ kind: 'sentence', text })),
  ];
}

function* wrongCounts(page: Page, pages: readonly Page[]): Generator<string> {
  for (const [way, text] of texts(page)) {
    for (const [said, number = '', thing = ''] of text.matchAll(COUNTED)) {
      const count = countOf(thing.toLowerCase(), page, pages);
      if (count !== undefined && NUMBERS.indexOf(number.toLowerCase()) !== count)
        yield `${page.path}: ${way} says "${said}", there are ${count}`;
    }
  }
}

function headingsInTitleCase(page: Page): string[] {
  return [...texts(page)]
    .filter(([way, text]) => /(^|\.)(heading|title)$/.test(way) && !isInSentenceCase(text))
    .map(([way, text]) => `${page.path}: ${way} "${text}" is not in sentence case`);
}

/** How many there are of what a sentence counts; undefined for what is not counted here. */
function countOf(thing: string, page: Page, pages: readonly Page[]): number | undefined {
  const servicesIn = (group: string) =>
    pages.filter((other) => other.kind === 'service' && other.group === group).length;
  if (thing === 'courses') return pages.filter(({ kind }) => kind === 'training').length;
  if (thing === 'groups of') return pages.filter(({ kind }) => kind === 'service-group').length;
  if (thing.startsWith('kinds of')) return servicesIn(PATHS.vapt);
  return page.kind === 'service-group' ? servicesIn(page.path) : undefined;
}

export const checkWords = (): string[] => wordProblems(listed);
