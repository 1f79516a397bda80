import { sql } from 'kysely';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import type { CertificateRow, EnquiryRow } from './database.ts';

const WORDS_MAX = 120;
const WORD_MAX_LENGTH = 40;

/** Letters that people type as other letters if their keyboard lacks them, and that have no accent to remove. */
const TYPED_AS: Record<string, string> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
};
const APOSTROPHES = /['’‘ʼʻ`´′＇]/g;
const INITIAL = /^\p{L}\p{M}*$/u;

/** Converts text to lower case without accents. Vowel signs of other scripts are kept. */
function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æðđħıłŋøœßþŧəɓɗƙ]/g, (letter) => TYPED_AS[letter] ?? letter);
}

/** Parts of words that people write together or separately: "O'Brien", "R. K.". */
function piecesOf(text: string): string[][] {
  const pieces: string[][] = [];
  let isInitials = false;
  for (const word of fold(text).split(/[^\p{L}\p{M}\p{N}']+/u)) {
    const parts = word.split("'").filter(Boolean);
    const isInitial = parts.length === 1 && INITIAL.test(word);
    if (isInitial && isInitials) pieces.at(-1)?.push(word);
    else if (parts.length > 0) pieces.push(parts);
    isInitials = isInitial;
  }
  return pieces;
}

/** Words of a text, and the joined form of words that can be written together. */
function wordsOf(text: string): string[] {
  const words = piecesOf(text).flatMap((parts) => (parts.length > 1 ? [parts.join(''), ...parts] : parts));
  return text.includes('&') ? [...words, 'and'] : words;
}

/** Spellings of a searched word. A row must contain a word that begins with one of them. */
export type SearchedWord = string[];

/** A number in groups of digits. If it is too short for a phone number, its groups are separate words. */
const GROUPED_NUMBER = /(?<![\p{L}\d-])\d[\d\s().-]*\d(?![\p{L}\d-])/gu;

/** Words of a search. A row must match each of them. An address is one word, and so is a number typed in groups. */
export function searchedWords(typed: string): SearchedWord[] {
  const numbers: SearchedWord[] = [];
  const text = typed.normalize('NFKC').replace(GROUPED_NUMBER, (number) => {
    // A number with a full stop may be a date instead of a phone number.
    if (/[.()]/.test(number)) {
      if (digitsOf(number).length < PHONE_DIGITS_MIN) return number;
      for (const group of number.match(/\d+/g) ?? []) numbers.push([group, ...phones(number)]);
    } else numbers.push(phones(number));
    return ' ';
  });
  const parts = text.split(/\s+/);
  const addresses = parts.filter((part) => part.includes('@')).map((part) => [compact(part)]);
  const pieces = piecesOf(parts.filter((part) => !part.includes('@')).join(' '));
  const words = [...numbers, ...addresses, ...pieces.flatMap(spellingsOf)];
  const different = new Map(words.map((word) => [word.join(' '), word.map(cut)]));
  return [...different.values()].slice(0, WORDS_MAX);
}

/** Spellings of a word with several parts: joined, or as separate words. */
function spellingsOf(parts: string[]): SearchedWord[] {
  return parts.map((part, index) => (index === 0 ? [part] : [part, parts.join('')]));
}

type SearchedEnquiry = Pick<EnquiryRow, 'reference' | EnquiryFieldName>;

/** Search text of an enquiry. Long texts are at the end, because the text is cut after a number of words. */
export function enquiryText(row: SearchedEnquiry): string {
  const valuesOf = (...kinds: EnquiryField['holds'][]) =>
    ENQUIRY_FIELDS.filter(({ holds }) => kinds.includes(holds)).map(({ name }) => row[name]);
  return searchText(
    [row.reference, ...valuesOf('email'), ...valuesOf('phone').flatMap(phones)],
    [row.reference, ...valuesOf('name', 'email', 'phone', 'line'), ...valuesOf('text')],
  );
}

interface SearchedApplication {
  reference: string;
  name: string;
  email: string;
  phone: string;
  job_title: string;
  cover_letter: string;
}

export function applicationText(row: SearchedApplication): string {
  const { reference, name, email, phone, job_title, cover_letter } = row;
  return searchText(
    [reference, email, ...phones(phone)],
    [reference, name, email, phone, job_title, cover_letter],
  );
}

type SearchedCertificate = Pick<CertificateRow, 'lookup' | 'number' | 'name' | 'course' | 'class'>;

export function certificateText({ number, name, course, class: group }: SearchedCertificate): string {
  const parts = /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
  return searchText([number], [parts, name, course, group ?? '']);
}

/**
 * Condition that a row contains a word. The word may be an address with signs that have a meaning in LIKE, so these are
 * escaped.
 */
export function hasWord(word: SearchedWord) {
  const patterns = word.map((spelling) => `% ${spelling.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`search_text like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}

/**
 * Search text of a row: each word once, with a space before it. `wholes` are references, numbers and addresses, which
 * are not split.
 */
function searchText(wholes: string[], texts: string[]): string {
  const words = [...wholes.map(compact), ...texts.flatMap(wordsOf)].filter(Boolean).map(cut);
  return ` ${[...new Set(words)].slice(0, WORDS_MAX).join(' ')}`;
}

function cut(word: string): string {
  return Array.from(word).slice(0, WORD_MAX_LENGTH).join('');
}

function compact(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Cc}-]+/gu, '');
}

/** Shortest phone number to search for. Fewer digits may be an extension, which different people have. */
const PHONE_DIGITS_MIN = 7;
/** Length of an Indian number without prefixes. */
const PHONE_DIGITS = 10;
/**
 * Number of last digits by which phone numbers of people are compared, because numbers in other countries may be
 * shorter.
 */
const COMPARED_DIGITS = 9;

/** Spellings of a phone number: as dialled from abroad, from another town and locally. */
function phones(typed: string): string[] {
  const digits = digitsOf(typed);
  const ends = [PHONE_DIGITS, COMPARED_DIGITS].map((count) => digits.slice(-count));
  return [...new Set([digits, digits.replace(/^0+(?=\d)/, ''), ...ends])];
}

/** Phone number as dialled locally, without prefixes; empty if it is too short to identify a person. */
export function homeNumber(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < PHONE_DIGITS_MIN ? '' : digits.replace(/^0+/, '').slice(-COMPARED_DIGITS);
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
