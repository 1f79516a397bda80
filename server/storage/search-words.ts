import { sql } from 'kysely';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import type { CertificateRow, EnquiryRow } from './database.ts';

const WORDS_MAX = 120;
const WORD_MAX_LENGTH = 40;

/** Words in lower case without accents; vowel signs of other scripts stay. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

/** The beginnings that a row must have, each; an address counts as one, and so does a number typed in groups. */
export function searchedWords(typed: string): string[] {
  const words = typed
    .replace(/(?<![\p{L}\d-])\d[\d\s-]*\d(?![\p{L}\d-])/gu, compact)
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? [compact(part)] : wordsOf(part)))
    .map(cut);
  return [...new Set(words)].slice(0, WORDS_MAX);
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
export function hasWord(word: string) {
  const pattern = `% ${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text like ${pattern} escape '\\'`;
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

/** As dialled from abroad and at home. */
function phones(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  return digits.length > 10 ? [digits, digits.slice(-10)] : [digits];
}
