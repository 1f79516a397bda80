import { pages } from './pages.ts';
import { ALSO_CALLED, EVERY_LAB, LAB_ALSO_CALLED } from './search-words.ts';
import { REGULATIONS, regulatorsOf } from './service-terms.ts';
import { present } from './course-facts.ts';
import { courseTerms } from './course-terms.ts';
import { PATHS } from '../contracts/paths.ts';
import type { Page, RegulatorLine, ServicePage } from './types.ts';

export type SearchKind = 'Service' | 'Course' | 'Lab' | 'Report' | 'Page' | 'Question' | 'Section';

/** A search result: a page, or a question or heading on it. */
export interface SearchEntry {
  /** Address, with the anchor of a question or heading. */
  path: string;
  kind: SearchKind;
  title: string;
  /** Line under the title: the kind of a page, or the page of a question or heading. */
  line: string;
  /** Other names of the page. */
  called: string;
  /** Further search words for the page. */
  words: string;
  /** Language of title and line (as in HTML) if not English. */
  language?: string;
}

const KINDS: Record<Page['kind'], SearchKind> = {
  home: 'Page',
  about: 'Page',
  trainings: 'Page',
  training: 'Course',
  lab: 'Lab',
  batches: 'Page',
  certificate: 'Page',
  services: 'Page',
  'service-group': 'Service',
  service: 'Service',
  'sample-report': 'Report',
  careers: 'Page',
  contact: 'Page',
  'supplier-facts': 'Page',
  text: 'Page',
};

const MOST_ASKED = PATHS.vaptWeb;

const PRICE_OF_A_TEST: Heading = {
  id: 'terms',
  heading: 'Price of a penetration test: its basis and terms',
  words: 'pentest VAPT cost pricing quotation rate per application',
};

/** Every page, then the questions and headings that are on one page only. */
export function searchEntries(): SearchEntry[] {
  const parts = [...pages.flatMap(partsOf), ...regulatorQuestions()];
  const counts = Map.groupBy(parts, ({ title }) => title);
  const unique = parts.filter(({ title }) => counts.get(title)?.length === 1);
  return [...pages.map(pageEntry), ...unique].map((entry) => ({ ...entry, words: otherWords(entry) }));
}

/**
 * Removes repeated words, and words that are already in a more important field. This makes the download a third
 * smaller.
 */
function otherWords({ title, called, words }: SearchEntry): string {
  const known = new Set(wordsIn(`${title} ${called}`));
  return [...new Set(wordsIn(words))].filter((word) => word.length > 2 && !known.has(word)).join(' ');
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*[+#]*/gu) ?? [];
}

function pageEntry(page: Page): SearchEntry {
  return {
    path: page.path,
    kind: KINDS[page.kind],
    title: nameOf(page),
    line: lineOf(page),
    called: namesOf(page),
    words: [page.documentTitle, page.label, page.description, ...wordsOf(page)].join(' '),
    ...languageOf(page),
  };
}

/** Undefined for English, to keep the index small. */
function languageOf({ language }: Page): Pick<SearchEntry, 'language'> {
  return language ? { language: language.code } : {};
}

function namesOf({ kind, path }: Page): string {
  if (kind !== 'lab') return ALSO_CALLED[path] ?? '';
  return `${EVERY_LAB}, ${LAB_ALSO_CALLED[path.replace(/\/lab$/, '')] ?? ''}`;
}

/** Search name of a page, because some headings are sentences. */
function nameOf(page: Page): string {
  if (page.kind === 'training') return page.courseTitle;
  const isNamedByTitle = ['trainings', 'lab', 'service', 'service-group', 'sample-report', 'text'].includes(
    page.kind,
  );
  return isNamedByTitle ? page.title : (page.label ?? page.title);
}

function lineOf(page: Page): string {
  if ('menuLine' in page) return page.menuLine;
  if (page.kind === 'lab') return page.invitation;
  return 'summary' in page ? page.summary : page.description;
}

function wordsOf(page: Page): string[] {
  switch (page.kind) {
    case 'training':
      return [
        page.title,
        page.tag,
        ...present(page.builds),
        ...page.syllabus.modules.flatMap(({ title, lessons }) => [title, ...lessons]),
        ...(page.tools ?? []).flatMap(({ items }) => items),
        ...(page.roles?.firstJobs ?? []).map(({ title }) => title),
        ...(page.highlights ?? []).flatMap(({ items }) => items.map(({ title }) => title)),
      ];
    case 'service':
      return [
        page.summary,
        ...page.standards.map(({ title }) => title),
        ...page.scope.inScope,
        ...page.deliverables.map(({ title }) => title),
        ...(page.highlights ?? []).flatMap(({ items }) => items.map(({ title }) => title)),
      ];
    case 'service-group':
      return [
        page.summary,
        ...page.cards.map(({ title }) => title),
        ...page.chooser.items.map((item) => item.situation),
      ];
    case 'lab':
      return [page.lead, ...page.steps.map(({ title }) => title)];
    case 'sample-report':
      return [page.engagement.kind, ...(page.findings ?? []).map(({ title }) => title)];
    case 'trainings':
      return page.offer.items.map(({ title }) => title);
    default:
      return [];
  }
}

function partsOf(page: Page): SearchEntry[] {
  const part = (kind: SearchKind, anchor: string, title: string, words = ''): SearchEntry => ({
    path: anchor ? `${page.path}#${anchor}` : page.path,
    kind,
    title,
    line: nameOf(page),
    called: '',
    words,
    ...languageOf(page),
  });
  const questions = 'questions' in page ? (page.questions ?? []) : [];
  // On other kinds of page the questions have no anchor.
  const anchor = page.kind === 'training' || page.kind === 'service' ? 'questions' : '';
  return [
    ...questions.map(({ question }) => part('Question', anchor, question)),
    ...headingsOf(page).map(({ id, heading, words }) => part('Section', id, heading, words)),
  ];
}

interface Heading {
  id: string;
  heading: string;
  words?: string;
}

function headingsOf(page: Page): Heading[] {
  switch (page.kind) {
    case 'training':
      return [
        ...(page.highlights ?? []),
        ...(page.why ? [{ id: 'why', heading: page.why.heading }] : []),
        {
          id: 'dates',
          heading: `${page.courseTitle}: dates and fees`,
          words: 'course fee duration weeks batch start',
        },
      ];
    case 'service':
      return [...(page.highlights ?? []), ...(page.path === MOST_ASKED ? [PRICE_OF_A_TEST] : [])];
    case 'service-group':
      return [{ id: 'choose', heading: page.chooser.heading }];
    case 'sample-report':
      return page.chapters;
    case 'text':
      return page.sections;
    case 'supplier-facts':
      return page.groups.map(({ id, heading, lines }) => ({
        id,
        heading,
        words: lines.map(({ question }) => question).join(' '),
      }));
    case 'contact':
      return [page.emergency, page.after].map(({ heading }) => ({ id: '', heading }));
    case 'careers':
      return [
        { id: 'openings', heading: page.openings.heading },
        { id: '', heading: page.hiring.heading },
      ];
    case 'trainings':
      return [
        { id: 'comparison', heading: page.comparison.heading },
        ...courseTerms.terms.map(({ title, text }) => ({ id: 'terms', heading: title, words: text })),
      ];
    default:
      return [];
  }
}

/** Questions that many services answer: each leads to the service that people usually ask about, or to the first one. */
function regulatorQuestions(): SearchEntry[] {
  const services = pages
    .filter((page): page is ServicePage => page.kind === 'service')
    .sort((one, other) => Number(other.path === MOST_ASKED) - Number(one.path === MOST_ASKED));
  return (Object.keys(REGULATIONS) as RegulatorLine[]).flatMap((line) => {
    const service = services.find(({ terms }) => regulatorsOf(terms).includes(line));
    if (!service) return [];
    const { question, text } = REGULATIONS[line];
    const title = nameOf(service);
    return {
      path: `${service.path}#regulators`,
      kind: 'Question',
      title: question,
      line: title,
      called: '',
      words: text,
    };
  });
}
