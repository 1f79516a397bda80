/** Advice for editors on lengths, counts and repetitions. It is never an error. */
import { PATHS } from '../../contracts/paths.ts';
import { labOf } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';

/** Number of characters that a search result shows. */
const DESCRIPTION = { least: 70, most: 155 };
/** Numbers of words with which a buyer still reads a page to its end. */
const WORDS = { service: { least: 450, most: 900 }, training: { least: 350, most: Infinity } };
/** Parts of a page that are shown elsewhere: in search results, menus and cards. */
const NOT_COUNTED = /^(description|documentTitle|label|menuLine|summary|highlights|(?:approach\.)?figure)\b/;
/** Number of words from which a repeated sentence counts as copied. Shorter ones may be names and labels. */
const LEAST_WORDS_OF_A_SENTENCE = 9;
const LESSONS = { least: 4, most: 6 };
/** An amount of money. Pages show no fees (Spec §9): they may say what a price depends on, but not the price. */
const AMOUNT = /₹|\bINR\b|\bRs\.?\s|\b(lakh|crore)\b/i;

/** Words about services, and words about trainings. */
const HALVES = {
  services: {
    kind: 'service',
    words: /\b(our|(?:cyber)?security) (services|work)\b|penetration test|\bsample reports?\b/i,
  },
  courses: { kind: 'training', words: /\b(courses?|trainees?|trainers?|trainings?|certificates?)\b/i },
} as const;
/** Kinds of pages that are about only one of the two, or about data of both. */
const OF_ONE_HALF = new Set<Page['kind']>([
  'training',
  'lab',
  'service',
  'service-group',
  'sample-report',
  'text',
]);

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED = new RegExp(
  `\\b(${NUMBERS.join('|')}) (?:[a-z]+ )?(courses|groups of|kinds of (?:security )?test|services)\\b`,
  'gi',
);

/** Fields with text for programs, and fields with text that is the same on all pages of a kind. */
const NO_WORDS = new Set(
  `kind path group icon image imageCrop closingImage id layout related anchor engagement regulators lesson startsFrom
  sampleReport also label term`.split(/\s+/),
);

/** Every text on a page with its path, such as ['scope.inScope.0', 'Sign-in …']. */
function* texts(value: unknown, way: string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [way.join('.'), value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    if (!NO_WORDS.has(key)) yield* texts(child, [...way, key]);
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** One line for each remark, with its page. */
export function* remarks(pages: readonly Page[]): Generator<string> {
  for (const page of pages)
    for (const remark of [
      ...lengths(page),
      ...counts(page, pages),
      ...ofKind(page),
      ...ofMissingHalf(page, pages),
    ])
      yield `${page.path}: ${remark}`;
  for (const [owner, page, sentence] of twice(pages, sentencesOf))
    yield `${page} and ${owner} both say: ${sentence}`;
  for (const [owner, page, image] of twice(pages, pictureOf))
    yield `${page} and ${owner} have the same picture at their head: ${image}`;
}

function* lengths(page: Page): Generator<string> {
  const { length } = page.description;
  if (length < DESCRIPTION.least || length > DESCRIPTION.most)
    yield `the description has ${length} characters; search results show ${DESCRIPTION.least} to ${DESCRIPTION.most}`;
  if (page.kind !== 'service' && page.kind !== 'training') return;
  const own = [...texts(page)]
    .filter(([way]) => page.kind === 'training' || !NOT_COUNTED.test(way))
    .reduce((sum, [, text]) => sum + wordCount(text), 0);
  const { least, most } = WORDS[page.kind];
  if (own < least) yield `${own} words; others have ${least} and more`;
  if (own > most) yield `${own} words; others have ${most} at most`;
}

function* counts(page: Page, pages: readonly Page[]): Generator<string> {
  for (const [way, text] of texts(page)) {
    for (const [said, number = '', thing = ''] of text.matchAll(COUNTED)) {
      const count = countOf(thing.toLowerCase(), page, pages);
      if (count !== undefined && NUMBERS.indexOf(number.toLowerCase()) !== count)
        yield `${way} says "${said}", there are ${count}`;
    }
  }
}

/** Number of these things on the page; undefined if they cannot be counted. */
function countOf(thing: string, page: Page, pages: readonly Page[]): number | undefined {
  const servicesIn = (group: string) =>
    pages.filter((other) => other.kind === 'service' && other.group === group).length;
  if (thing === 'courses') return pages.filter(({ kind }) => kind === 'training').length;
  if (thing === 'groups of') return pages.filter(({ kind }) => kind === 'service-group').length;
  if (thing.startsWith('kinds of')) return servicesIn(PATHS.vapt);
  return page.kind === 'service-group' ? servicesIn(page.path) : undefined;
}

function* ofKind(page: Page): Generator<string> {
  if (page.kind === 'training') {
    const { modules } = page.syllabus;
    for (const { title, lessons } of modules)
      if (lessons.length < LESSONS.least || lessons.length > LESSONS.most)
        yield `the module "${title}" has ${lessons.length} lessons; others have four to six`;
    const aiLabs = modules.filter(({ aiLab }) => aiLab).length;
    if (aiLabs !== 1) yield `${aiLabs} modules have an AI lab; in other courses it is one`;
    if (!labOf(page.path)) yield 'there is no open lab (content/labs)';
  }
  if (page.kind === 'lab')
    for (const { title, caption } of [
      ...page.materials,
      ...page.steps.flatMap(({ material }) => material ?? []),
    ])
      if (!/\b(invented|excerpt from)\b/i.test(caption))
        yield `the caption of "${title}" does not say that it is invented, or where it is from`;
  if (page.kind === 'service')
    for (const [key, text] of Object.entries(page.terms.price))
      if (AMOUNT.test(String(text))) yield `terms.price.${key} names an amount`;
}

/** Sentences that a firm must change if it has only services or only trainings. */
function* ofMissingHalf(page: Page, pages: readonly Page[]): Generator<string> {
  if (OF_ONE_HALF.has(page.kind)) return;
  for (const [half, { kind, words }] of Object.entries(HALVES)) {
    if (pages.some((other) => other.kind === kind)) continue;
    for (const [way, text] of texts(page)) {
      const [said] = words.exec(text) ?? [];
      if (said) yield `${way} says "${said}", and no page is about ${half}`;
    }
  }
}

/** Pairs of pages with the same content. */
function* twice(pages: readonly Page[], of: (page: Page) => string[]): Generator<[string, string, string]> {
  const owners = new Map<string, string>();
  for (const page of pages)
    for (const each of of(page)) {
      const owner = owners.get(each.toLowerCase());
      owners.set(each.toLowerCase(), page.path);
      if (owner && owner !== page.path) yield [owner, page.path, each];
    }
}

function sentencesOf(page: Page): string[] {
  return [...texts(page)]
    .flatMap(([, text]) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => wordCount(sentence) >= LEAST_WORDS_OF_A_SENTENCE);
}

function pictureOf({ kind, image }: Page): string[] {
  const isOwn = kind === 'service' || kind === 'service-group' || kind === 'training';
  return isOwn && typeof image === 'string' ? [image] : [];
}
