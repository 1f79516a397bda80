import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry, SearchKind } from '../../../content/search-entries.ts';

/** Filler words in English and Hinglish, which are ignored. */
const ENGLISH =
  'a an and any are at be best can do does for from get give have how i in is it looking me much my need of on or our please provide the there to us want we what when where who with you your';
const HINGLISH =
  'aap batao chahiye hai hain ho ka kaise kare karna karo karta ke ki ko kya main mein mujhe me se';
const IGNORED = new Set(`${ENGLISH} ${HINGLISH}`.split(' '));

/** Weights of fields and kinds: pages that lead to others come first. */
const FIELD_WEIGHTS = { title: 3, called: 3, kind: 1, words: 1 };
const KIND_WEIGHTS: Partial<Record<SearchKind, number>> = {
  Page: 1.2,
  Report: 0.85,
  Question: 0.75,
  Section: 0.75,
};

/** BM25 as in MiniSearch, except for `b`, because the number of names says little about a page. */
const RANKING = { k: 1.2, b: 0.2, d: 0.5 };

const WORDS_OF_A_QUERY = 12;

/** Each page shows at most its own entry and one of its questions or headings. */
const ENTRIES_OF_A_PAGE = 2;

export type Search = (query: string) => SearchEntry[];

/** Finds entries by words, beginnings of words and similar spellings, best first. */
export function searchEngine(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: wordsIn,
    processTerm: (word) => (IGNORED.has(word) ? null : singular(word)),
    searchOptions: {
      bm25: RANKING,
      boost: FIELD_WEIGHTS,
      // Limit against overload. Nobody types more words.
      tokenize: (query) => wordsIn(query).slice(0, WORDS_OF_A_QUERY),
      // The last word may be incomplete.
      prefix: (word, place, words) => (place === words.length - 1 ? /^\D{2,}/ : /^\D{3,}/).test(word),
      fuzzy: (word) => (/^\D{5,}$/.test(word) ? 0.2 : false),
      boostDocument: (id) => KIND_WEIGHTS[entries[id as number]?.kind ?? 'Page'] ?? 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));

  return (query) => {
    const shown = new Map<string, number>();
    return mostWordsFirst(index.search(query)).flatMap(({ id }) => {
      const entry = entries[id as number];
      if (!entry) return [];
      const page = pageOf(entry);
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count > ENTRIES_OF_A_PAGE ? [] : [entry];
    });
  };
}

/** One rare word must not outweigh two common ones: results are sorted by the number of matching words. */
function mostWordsFirst(results: SearchResult[]): SearchResult[] {
  const weight = ({ score, queryTerms }: SearchResult) => score * queryTerms.length;
  return results.sort((one, other) => weight(other) - weight(one));
}

export function pageOf({ path }: SearchEntry): string {
  return path.replace(/#.*/, '');
}

/** "SOC2" and "SOC 2" are the same words, "wi-fi" is also "wifi", and "courses" is "course". */
function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '');
  const joined = (plain.match(/[\p{L}\p{M}-]+/gu) ?? []).filter((word) => /.-./.test(word));
  const parts = plain.match(/[\p{L}\p{M}]+[+#]*|\d+/gu) ?? [];
  return [...parts, ...joined.map((word) => word.replaceAll('-', ''))];
}

function singular(word: string): string {
  return /..[^isu]s$/.test(word) ? word.slice(0, -1) : word;
}
