import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../../content/search-entries.ts';
import { STOP_WORDS } from '../../../content/search-words.ts';

const IGNORED = new Set(STOP_WORDS.split(' '));

/** How much a word weighs by where it stands, and an entry by what it is. */
const FIELD_WEIGHTS = { title: 3, called: 3, words: 1 };
const PART_WEIGHT = 0.5;

/** No page shows more than its own entry and one of its questions or headings. */
const ENTRIES_OF_A_PAGE = 2;

export type Search = (query: string) => SearchEntry[];

/** Finds entries by words, their beginnings and near spellings, the best first. */
export function searchEngine(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: wordsIn,
    processTerm: (word) => (IGNORED.has(word) ? null : singular(word)),
    searchOptions: {
      bm25: { k: +(process.env.K??1.2), b: +(process.env.B??.7), d: +(process.env.D??.5) },
      boost: FIELD_WEIGHTS,
      prefix: (word) => /^\D{2,}/.test(word),
      fuzzy: (word) => (/^\D{5,}$/.test(word) ? 0.2 : false),
      boostDocument: (id) => (isPart(entries[id as number]) ? PART_WEIGHT : 1),
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));

  return (query) => {
    const shown = new Map<string, number>();
    return index.search(query).flatMap(({ id }) => {
      const entry = entries[id as number];
      if (!entry) return [];
      const page = pageOf(entry);
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count > ENTRIES_OF_A_PAGE ? [] : [entry];
    });
  };
}

export function pageOf({ path }: SearchEntry): string {
  return path.replace(/#.*/, '');
}

function isPart(entry: SearchEntry | undefined): boolean {
  return entry?.kind === 'Question' || entry?.kind === 'Section';
}

/** "SOC2" and "SOC 2" are the same words, "wi-fi" is "wifi" too, and "courses" is "course". */
function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '');
  const joined = plain.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  const parts = plain.match(/\p{L}+[+#]*|\d+/gu) ?? [];
  return [...parts, ...joined.map((word) => word.replaceAll('-', ''))];
}

function singular(word: string): string {
  return /..[^isu]s$/.test(word) ? word.slice(0, -1) : word;
}
