/** What an editor may want to look at: lengths, counts, what stands twice. None of it makes a page wrong. */
import { PATHS } from '../../contracts/paths.ts';
import { labOf } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';

/** Characters that a search result shows. */
const DESCRIPTION = { least: 70, most: 155 };
/** A buyer reads a service page to its end. */
const WORDS = { service: { least: 450, most: 900 }, training: { least: 350, most: Infinity } };
/** Parts of a service page that stand elsewhere: search results, menus, cards. */
const NOT_COUNTED = /^(description|documentTitle|label|menuLine|summary|highlights|(?:approach\.)?figure)\b/;
/** A sentence this long that stands on two pages was copied; shorter ones may be names and labels. */
const LEAST_WORDS_OF_A_SENTENCE = 9;
const LESSONS = { least: 4, most: 6 };
/** Fees are not shown (Spec §9): a price basis names what is counted, never what it costs. */
const AMOUNT = /₹|\bINR\b|\bRs\.?\s|\b(lakh|crore)\b/i;

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED = new RegExp(
  `\\b(${NUMBERS.join('|')}) (?:[a-z]+ )?(courses|groups of|kinds of (?:security )?test|services)\\b`,
  'gi',
);

/** Keys whose strings are names for machines, and what all pages of a kind share. */
const NO_WORDS = new Set(
  `kind path group icon image imageCrop closingImage id layout related anchor engagement regulators lesson startsFrom
  sampleReport also label term serviceLink trainingLink`.split(/\s+/),
);

/** Every text on a page with the way to it, e.g. ['scope.inScope.0', 'Sign-in …']. */
function* texts(value: unknown, way: string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [way.join('.'), value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    if (!NO_WORDS.has(key)) yield* texts(child, [...way, key]);
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** A line for each remark, with the page that it is about. */
export function remarks(pages: readonly Page[]): string[] {
  return [
    ...pages.flatMap((page) =>
      [...lengths(page), ...counts(page, pages), ...ofCourse(page), ...ofLab(page), ...ofService(page)].map(
        (remark) => `${page.path}: ${remark}`,
      ),
    ),
    ...copied(pages),
    ...samePictures(pages),
  ];
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

/** How many there are of what a sentence counts; undefined for what is not counted here. */
function countOf(thing: string, page: Page, pages: readonly Page[]): number | undefined {
  const servicesIn = (group: string) =>
    pages.filter((other) => other.kind === 'service' && other.group === group).length;
  if (thing === 'courses') return pages.filter(({ kind }) => kind === 'training').length;
  if (thing === 'groups of') return pages.filter(({ kind }) => kind === 'service-group').length;
  if (thing.startsWith('kinds of')) return servicesIn(PATHS.vapt);
  return page.kind === 'service-group' ? servicesIn(page.path) : undefined;
}

function ofCourse(page: Page): string[] {
  if (page.kind !== 'training') return [];
  const { modules } = page.syllabus;
  const aiLabs = modules.filter(({ aiLab }) => aiLab).length;
  return [
    ...modules
      .filter(({ lessons }) => lessons.length < LESSONS.least || lessons.length > LESSONS.most)
      .map(
        ({ title, lessons }) =>
          `the module "${title}" has ${lessons.length} lessons; others have four to six`,
      ),
    ...(aiLabs === 1 ? [] : [`${aiLabs} modules have an AI lab; in other courses it is one`]),
    ...(labOf(page.path) ? [] : ['there is no open lab (content/labs)']),
  ];
}

function ofLab(page: Page): string[] {
  if (page.kind !== 'lab') return [];
  return [...page.materials, ...page.steps.flatMap(({ material }) => material ?? [])]
    .filter(({ caption }) => !/\b(invented|excerpt from)\b/i.test(caption))
    .map(({ title }) => `the caption of "${title}" does not say that it is invented, or where it is from`);
}

function ofService(page: Page): string[] {
  if (page.kind !== 'service') return [];
  return Object.entries(page.terms.price)
    .filter(([, text]) => AMOUNT.test(String(text)))
    .map(([key]) => `terms.price.${key} names an amount`);
}

function copied(pages: readonly Page[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    [...texts(page)]
      .flatMap(([, text]) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => wordCount(sentence) >= LEAST_WORDS_OF_A_SENTENCE)
      .flatMap((sentence) => {
        const owner = owners.get(sentence.toLowerCase());
        owners.set(sentence.toLowerCase(), page.path);
        return owner && owner !== page.path ? [`${page.path} and ${owner} both say: ${sentence}`] : [];
      }),
  );
}

function samePictures(pages: readonly Page[]): string[] {
  const owners = new Map<string, string>();
  return pages
    .filter(({ kind }) => ['service', 'service-group', 'training'].includes(kind))
    .flatMap(({ path, image }) => {
      if (typeof image !== 'string') return [];
      const owner = owners.get(image);
      owners.set(image, path);
      return owner ? [`${path} and ${owner} have the same picture at their head: ${image}`] : [];
    });
}
