import { sql, type RawBuilder } from 'kysely';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import type { CertificateRow, Connection, EnquiryRow, SearchWordRow } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';

/**
 * Rows are found by the beginnings of their words. Each row has them all in `search_text`, which is looked through while
 * walking down a list; the table `search_words` leads from a rare word to its rows.
 */
export type SearchKind = SearchWordRow['kind'];

const WORDS_MAX = 120;
const WORD_MAX_LENGTH = 40;
const INSERTED_AT_ONCE = 2_000;
const REBUILT_AT_ONCE = 500;
/** Sorts after every word with the same beginning. */
const LAST = '\u{10FFFF}';

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

/** Without the words of the course: see `keysOfWords`. */
function certificateWords({ lookup, number, name, class: group }: SearchedCertificate): SearchWordRow[] {
  return wordRows('certificate', lookup, searchText([number], [name, group ?? '']));
}

export async function insertWords(
  database: Connection,
  kind: 'enquiry' | 'application',
  { reference, search_text }: { reference: string; search_text: string },
): Promise<void> {
  await insertAll(database, wordRows(kind, reference, search_text));
}

export async function insertCertificateWords(
  database: Connection,
  certificates: SearchedCertificate[],
): Promise<void> {
  await insertAll(database, certificates.flatMap(certificateWords));
}

export async function deleteWords(
  database: Connection,
  kind: 'enquiry' | 'application',
  rows: { reference: string; search_text: string }[],
): Promise<void> {
  for (const { reference, search_text } of rows) {
    await database
      .deleteFrom('search_words')
      .where('kind', '=', kind)
      .where('word', 'in', search_text.trim().split(' '))
      .where('key', '=', reference)
      .execute();
  }
}

/** What leads to the rows that have a word with this beginning: a query for their keys. */
export type KeysOfWord = RawBuilder<string>;

/** The course leads to its certificates as a whole: there are few courses. */
export async function keysOfWords(
  database: Connection,
  kind: SearchKind,
  words: string[],
): Promise<Map<string, KeysOfWord>> {
  const courses = kind === 'certificate' ? await selectCourseNames(database) : [];
  return new Map(
    words.map((word) => {
      const parts = [
        sql<string>`select key from search_words where kind = ${kind} and word >= ${word} and word < ${word + LAST}`,
        ...certificatesOf(matching(courses, word)),
      ];
      return [word, sql<string>`${sql.join(parts, sql` union all `)}`];
    }),
  );
}

function matching(values: string[], word: string): string[] {
  return values.filter((value) => wordsOf(value).some((each) => each.startsWith(word)));
}

function certificatesOf(courses: string[]): KeysOfWord[] {
  if (courses.length === 0) return [];
  return [sql<string>`select lookup from certificates where course in (${sql.join(courses)})`];
}

/** The different courses, by leaps in the index from one to the next. */
async function selectCourseNames(database: Connection): Promise<string[]> {
  const { rows } = await sql<{ course: string }>`
    with recursive found(course) as (
      select min(course) from certificates
      union all
      select (select min(course) from certificates where certificates.course > found.course)
      from found where found.course is not null
    )
    select course from found where course is not null`.execute(database);
  return rows.map(({ course }) => course);
}

/** Counts up to `most` rows. */
export async function countKeys(database: Connection, keys: KeysOfWord, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${keys} limit ${most}) as found`.execute(database);
  return Number(rows[0]?.count);
}

/** Words are letters, marks and digits, and addresses: what LIKE gives a meaning must lose it. */
export function hasWord(word: string) {
  const pattern = `% ${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text like ${pattern} escape '\\'`;
}

/** Makes the table of words anew from the rows. */
export async function rebuildWords(database: Connection): Promise<void> {
  // Ten rows for each certificate: emptied at once, where the engine can.
  await (isPostgres(database) ? sql`truncate search_words` : sql`delete from search_words`).execute(database);
  for (const [table, kind] of [
    ['enquiries', 'enquiry'],
    ['applications', 'application'],
  ] as const) {
    await eachPage(database, table, 'reference', ['search_text'], (rows) =>
      insertAll(
        database,
        rows.flatMap(({ reference, search_text }) => wordRows(kind, reference, search_text)),
      ),
    );
  }
  await eachPage(database, 'certificates', 'lookup', ['number', 'name', 'course', 'class'], (rows) =>
    insertCertificateWords(database, rows),
  );
}

/** Fills `search_text` where rows were stored before there was one. */
export async function fillSearchTexts(database: Connection): Promise<void> {
  await eachPage(database, 'enquiries', 'reference', ['name', 'email', 'mobile', 'message'], (rows) =>
    update(database, 'enquiries', 'reference', rows, enquiryText),
  );
  await eachPage(
    database,
    'applications',
    'reference',
    ['name', 'email', 'phone', 'job_title', 'cover_letter'],
    (rows) => update(database, 'applications', 'reference', rows, applicationText),
  );
  await eachPage(database, 'certificates', 'lookup', ['number', 'name', 'course', 'class'], (rows) =>
    update(database, 'certificates', 'lookup', rows, certificateText),
  );
}

async function update(
  database: Connection,
  table: string,
  key: 'reference' | 'lookup',
  rows: SearchedRow[],
  textOf: (row: SearchedRow) => string,
): Promise<void> {
  for (const row of rows) {
    await sql`update ${sql.table(table)} set search_text = ${textOf(row)}
      where ${sql.ref(key)} = ${row[key]}`.execute(database);
  }
}

/** All columns from which words are made; a row has those of its table. */
type SearchedRow = SearchedEnquiry & SearchedApplication & SearchedCertificate & { search_text: string };

async function eachPage(
  database: Connection,
  table: string,
  key: 'reference' | 'lookup',
  columns: string[],
  work: (rows: SearchedRow[]) => Promise<void>,
): Promise<void> {
  const list = sql.join([key, ...columns].map((column) => sql.ref(column)));
  let last: string | undefined = '';
  while (last !== undefined) {
    const { rows }: { rows: SearchedRow[] } = await sql<SearchedRow>`
      select ${list} from ${sql.table(table)} where ${sql.ref(key)} > ${last}
      order by ${sql.ref(key)} limit ${REBUILT_AT_ONCE}`.execute(database);
    await work(rows);
    last = rows.length === REBUILT_AT_ONCE ? rows.at(-1)?.[key] : undefined;
  }
}

async function insertAll(database: Connection, rows: SearchWordRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE) {
    await database
      .insertInto('search_words')
      .values(rows.slice(start, start + INSERTED_AT_ONCE))
      .execute();
  }
}

function wordRows(kind: SearchKind, key: string, text: string): SearchWordRow[] {
  return text
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ kind, word, key }));
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
    .replace(/[\s-]+/g, '');
}

/** As dialled from abroad and at home. */
function phones(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  return digits.length > 10 ? [digits, digits.slice(-10)] : [digits];
}
