import { sql } from 'kysely';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import type { CertificateRow, EnquiryRow } from './database.ts';

const WORDS_MAX = 120;
const WORD_MAX_LENGTH = 40;

/** Letters that are typed as others where a keyboard lacks them, and that have no accent to drop. */
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

/** In lower case without accents; vowel signs of other scripts stay. */
function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æðđħıłŋøœßþŧəɓɗƙ]/g, (letter) => TYPED_AS[letter] ?? letter);
}

/** Words that people write together or apart: "O'Brien", "R. K.". */
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

/** The words of a row, each piece also in one. */
function wordsOf(text: string): string[] {
  const words = piecesOf(text).flatMap((parts) => (parts.length > 1 ? [parts.join(''), ...parts] : parts));
  return text.includes('&') ? [...words, 'and'] : words;
}

/** Beginnings of words, of which a row must have one. */
export type SearchedWord = string[];

/** A number as people group it; shorter ones than those of phones are words. */
const GROUPED_NUMBER = /(?<![\p{L}\d-])\d[\d\s().-]*\d(?![\p{L}\d-])/gu;

/** A row must have each of these; an address counts as one, and so does a number typed in groups. */
export function searchedWords(typed: string): SearchedWord[] {
  const numbers: SearchedWord[] = [];
  const text = typed.normalize('NFKC').replace(GROUPED_NUMBER, (number) => {
    // With a full stop it may be a day, too.
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

/** A row has all parts of a piece, or the piece in one. */
function spellingsOf(parts: string[]): SearchedWord[] {
  return parts.map((part, index) => (index === 0 ? [part] : [part, parts.join('')]));
}

type SearchedEnquiry = Pick<EnquiryRow, 'reference' | EnquiryFieldName>;

/** Long texts come last: they are cut where a row has too many words. */
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

/** Words are letters, marks and digits, and addresses: what LIKE gives a meaning must lose it. */
export function hasWord(word: SearchedWord) {
  const patterns = word.map((spelling) => `% ${spelling.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`search_text like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}

/** Each word once, with a space before it. `wholes` are found in one piece: references, numbers, addresses. */
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

/** Fewer digits would be an extension, which strangers share. */
const PHONE_DIGITS_MIN = 7;
/** In India a number has so many, without what is dialled before it. */
const PHONE_DIGITS = 10;
/** Elsewhere it may have one less; by these people are told apart. */
const COMPARED_DIGITS = 9;

/** Phone number as dialled from abroad, from another town and at home. */
function phones(typed: string): string[] {
  const digits = digitsOf(typed);
  const ends = [PHONE_DIGITS, COMPARED_DIGITS].map((count) => digits.slice(-count));
  return [...new Set([digits, digits.replace(/^0+(?=\d)/, ''), ...ends])];
}

/** Number as dialled at home, without prefixes; empty if it is too short to identify a person. */
export function homeNumber(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < PHONE_DIGITS_MIN ? '' : digits.replace(/^0+/, '').slice(-COMPARED_DIGITS);
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
