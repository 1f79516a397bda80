/** Emails that a reply may quote. */
export interface KnownMails {
  /** Texts of earlier emails in both directions. */
  texts: readonly string[];
  /** Subjects of emails that we sent. */
  subjects: readonly string[];
  /** Our addresses and that of the person. */
  addresses: readonly string[];
}

export interface SplitText {
  /** New part of the text. */
  text: string;
  /** Copies of earlier emails in the text. */
  earlier: string;
}

/** Limit of lines over which a program may break an attribution line such as "On Monday The Office wrote:". */
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_MAX_LENGTH = 400;
const HEAD_LINES = 10;
const LABEL_MAX_LENGTH = 40;
/** Programs break lines at 72 to 78 characters, so a line shorter than this was not broken. */
const BROKEN_FROM_LENGTH = 60;
/** Shortest part of a line that counts as copied. A shorter one may be in both texts by chance. */
const PIECE_MIN_LENGTH = 12;
/** Length limit for comparing a line. */
const COMPARED_LENGTH = 1_000;

/** A line that separates an email from a copy: text between dashes, a horizontal line, or one of the usual phrases. */
const SEPARATOR =
  /^(?:[-_*=—–]{2,}.{0,100}|begin forwarded message:|(?:original|forwarded) message|original-nachricht|ursprüngliche nachricht|message d'origine|mensaje original)$/i;
const RULE = /^[-_*=—–]{5,}$/;
/** Lines such as "Sent from my phone". */
const SENT_FROM =
  /^(?:Sent from (?:my |Yahoo|Outlook|Mail)|Get Outlook for|Von meinem .{2,20} gesendet|Envoyé de mon)/i;

interface Line {
  /** Text without quote marks and surrounding space. */
  bare: string;
  /** Number of quote marks before the text. */
  depth: number;
  /** Words of the line, in a form for comparison; empty if it has none. */
  words: string;
  isKnown: boolean;
}

interface Block {
  start: number;
  /** Index after the last line of the block. */
  end: number;
  /** True if a line above the block names its sender, or if the block contains most of an email. */
  isCopy: boolean;
}

/**
 * Separates the new text from copies of known earlier emails. If somebody wrote between the lines of a copy, all of it
 * counts as new, because the parts are not clear without each other. No text is lost.
 */
export function splitQuoted(whole: string, known: KnownMails): SplitText {
  const written = whole.split('\n');
  const lines = linesOf(written, known);
  const blocks = blocksOf(lines, known);
  const [first] = blocks;
  const last = blocks.at(-1);
  const asWhole = { text: whole, earlier: '' };
  if (!first || !last) return asWhole;
  const above = written.slice(0, first.start).join('\n').trim();
  const below = written.slice(last.end).join('\n').trim();
  // Other copied lines below the block. One line may be the same by chance, such as "Kind regards".
  const goesOn = lines.slice(last.end).filter(({ isKnown }) => isKnown).length > 1;
  const isBetween = blocks.length > 1 || goesOn || (below !== '' && !first.isCopy);
  const text = [above, below].filter((part) => part !== '').join('\n\n');
  // An email that consists only of a copy was forwarded, so all of it is new.
  if (isBetween || text === '' || (below === '' && SENT_FROM.test(above))) return asWhole;
  return { text, earlier: written.slice(first.start, last.end).join('\n').trim() };
}

function linesOf(written: readonly string[], { texts }: KnownMails): Line[] {
  const copies = new Copies(texts);
  return written.map((line) => {
    const { bare, depth } = withoutMarks(line);
    const words = wordsOf(bare);
    return { bare, depth, words, isKnown: copies.have(words) };
  });
}

function withoutMarks(line: string): { bare: string; depth: number } {
  let at = 0;
  let depth = 0;
  for (; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (character === '>' || character === '|') depth += 1;
    else if (character.trim() !== '') break;
  }
  return { bare: line.slice(at, at + COMPARED_LENGTH).trim(), depth };
}

/**
 * Letters and digits of a text. Everything else is ignored, because programs change quotation marks, spaces, links and
 * bold words.
 */
function wordsOf(text: string): string {
  const words = text
    .slice(0, COMPARED_LENGTH)
    .replaceAll(/<[^<>\s]{0,500}>/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? '';
}

/** Texts from which lines may be copied. */
class Copies {
  readonly #lines = new Set<string>();
  readonly #running: string;
  readonly #dense: string;
  /** Position after the last matched part. The part right after it may be short. */
  #end = 0;

  constructor(texts: readonly string[]) {
    const all = texts.map((text) =>
      text
        .split('\n')
        .map(wordsOf)
        .filter((words) => words !== ''),
    );
    for (const line of all.flat()) this.#lines.add(line);
    this.#running = ` ${all.map((lines) => lines.join(' ')).join(' \n ')} `;
    this.#dense = this.#running.replaceAll(' ', '');
  }

  have(words: string): boolean {
    if (words === '') return false;
    const piece = ` ${words} `;
    const isNext = this.#running.startsWith(piece, this.#end);
    const found = isNext ? this.#end : words.length < PIECE_MIN_LENGTH ? -1 : this.#running.indexOf(piece);
    if (found !== -1) this.#end = found + piece.length - 1;
    if (found !== -1 || this.#lines.has(words)) return true;
    // Scripts without spaces may be broken anywhere, so the comparison ignores spaces.
    return words.length >= PIECE_MIN_LENGTH && this.#dense.includes(words.replaceAll(' ', ''));
  }
}

function blocksOf(lines: readonly Line[], known: KnownMails): Block[] {
  const names = new Names(known);
  const wholes = known.texts.map((text) => text.split('\n').map(wordsOf).filter(Boolean).join(' '));
  const blocks: Block[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const before = blocks.at(-1);
    const block = blockAt(lines, index, { from: before?.end ?? 0, names, wholes });
    if (!block) continue;
    // Joins copies of several emails one below the other into one block.
    if (before && isBlank(lines.slice(before.end, block.start))) before.end = block.end;
    else blocks.push(block);
    index = block.end - 1;
  }
  const last = blocks.at(-1);
  if (last && lines.slice(last.end).every(({ words, bare }) => words === '' || SENT_FROM.test(bare)))
    last.end = lines.length;
  return blocks;
}

function isBlank(lines: readonly Line[]): boolean {
  return lines.every(({ words }) => words === '');
}

interface Search {
  /** Index of the first line after the previous block. */
  from: number;
  names: Names;
  /** Words of each known email as a whole. */
  wholes: readonly string[];
}

/** The copy that begins at this line, with its heading. */
function blockAt(lines: readonly Line[], index: number, { from, names, wholes }: Search): Block | undefined {
  const line = lines[index];
  if (!line || line.words === '') return undefined;
  const isQuoted = line.depth > 0;
  if (!line.isKnown && !isQuoted) return undefined;
  const heading = headingAbove(lines, index, from, names);
  if (!line.isKnown && heading?.kind !== 'attribution') return undefined;
  const end = endOfCopy(lines, index, heading?.kind === 'attribution');
  const isWhole = isWholeMail(lines.slice(index, end), wholes);
  const isHeaded = heading !== undefined && (heading.kind !== 'other' || (isWhole && isQuoted));
  if (!isHeaded && !isQuoted) return undefined;
  return { start: isHeaded ? heading.start : index, end, isCopy: isHeaded || isWhole };
}

function endOfCopy(lines: readonly Line[], index: number, isAttributed: boolean): number {
  let end = index;
  for (let at = index; at < lines.length; at += 1) {
    const { words = '', isKnown, depth = 0 } = lines[at] ?? {};
    if (words === '') continue;
    // Stops at a line that is not known. But quoted text below an attribution to us is a copy, even if a mail server
    // changed it.
    if (!isKnown && !(depth > 0 && isAttributed) && depth < 2) break;
    end = at + 1;
  }
  return end;
}

/** True if the block begins like a known email and contains most of it. */
function isWholeMail(lines: readonly Line[], wholes: readonly string[]): boolean {
  const copied = lines.filter(({ isKnown, words }) => isKnown && words !== '').map(({ words }) => words);
  const length = copied.join(' ').length;
  return wholes.some((whole) => length >= whole.length / 2 && whole.startsWith(copied[0] ?? ' '));
}

interface Heading {
  start: number;
  /** other: the line ends in a colon, but has neither our name nor our address. */
  kind: 'attribution' | 'head' | 'separator' | 'other';
}

/** Heading of a quotation, directly above it or above one blank line. */
function headingAbove(
  lines: readonly Line[],
  index: number,
  from: number,
  names: Names,
): Heading | undefined {
  const below = lines.findLastIndex(({ words, bare }, at) => at < index && (words !== '' || RULE.test(bare)));
  if (below < from) return undefined;
  const found =
    headAbove(lines, below, from, names) ??
    attributionAbove(lines, below, from, names) ??
    (isSeparator(lines[below]) ? { start: below, kind: 'separator' as const } : undefined) ??
    (/[:：]$/.test(lines[below]?.bare ?? '') ? { start: below, kind: 'other' as const } : undefined);
  return found && { ...found, start: withSeparatorAbove(lines, found.start, from) };
}

function isSeparator(line: Line | undefined): boolean {
  return line !== undefined && SEPARATOR.test(line.bare);
}

function withSeparatorAbove(lines: readonly Line[], start: number, from: number): number {
  const above = lines.findLastIndex(({ bare }, at) => at < start && bare !== '');
  return above >= from && isSeparator(lines[above]) ? above : start;
}

/**
 * Heading with From, Sent, To and Subject in any language: lines with labels, of which one has our address or subject.
 */
function headAbove(lines: readonly Line[], below: number, from: number, names: Names): Heading | undefined {
  let start: number | undefined;
  let labels = 0;
  let isNamed = false;
  for (let at = below; at >= from && below - at < HEAD_LINES; at -= 1) {
    const { bare = '', words = '' } = lines[at] ?? {};
    if (words === '') break;
    if (hasLabel(bare)) {
      labels += 1;
      isNamed ||= names.haveAddressIn(bare) || names.haveSubjectIn(words);
      if (labels > 1 && isNamed) start = at;
      // The sender is the first line of such a heading.
      if (labels > 2 && names.haveAddressIn(bare)) break;
    }
  }
  return start === undefined ? undefined : { start, kind: 'head' };
}

function hasLabel(bare: string): boolean {
  const colon = bare.search(/[:：]/);
  return colon > 0 && colon <= LABEL_MAX_LENGTH && !/[@<]/.test(bare.slice(0, colon));
}

/** Attribution line in any language: it has our address, and ends in a colon or in dashes. */
function attributionAbove(
  lines: readonly Line[],
  below: number,
  from: number,
  names: Names,
): Heading | undefined {
  if (!/[:：—–_*-]$/.test(lines[below]?.bare ?? '')) return undefined;
  for (let start = below; start >= from && below - start < ATTRIBUTION_LINES; start -= 1) {
    const { bare = '', words = '' } = lines[start] ?? {};
    if (words === '' || bare.length > ATTRIBUTION_MAX_LENGTH) return undefined;
    if (!names.haveAddressIn(bare)) continue;
    let top = start;
    while (top > from && below - top < ATTRIBUTION_LINES - 1 && isBroken(lines[top - 1], lines[top]))
      top -= 1;
    return { start: top, kind: 'attribution' };
  }
  return undefined;
}

/**
 * True if a program broke the line before the next one: the first word of the next line did not fit, or the line is a
 * name and the next one its address.
 */
function isBroken(line: Line | undefined, next: Line | undefined): boolean {
  if (!line || !next || line.words === '') return false;
  const [word = ''] = next.bare.split(' ', 1);
  return next.bare.startsWith('<') || line.bare.length + word.length >= BROKEN_FROM_LENGTH;
}

class Names {
  readonly #addresses: string[];
  readonly #subjects: string[];

  constructor({ addresses, subjects }: KnownMails) {
    this.#addresses = addresses.map((address) => address.toLowerCase()).filter(Boolean);
    this.#subjects = subjects.map(wordsOf).filter(Boolean);
  }

  haveAddressIn(line: string): boolean {
    const lower = line.toLowerCase();
    return this.#addresses.some((address) => lower.includes(address));
  }

  /** True if the words end with a known subject, for example after "Re:". */
  haveSubjectIn(words: string): boolean {
    return this.#subjects.some((subject) => words.endsWith(` ${subject}`));
  }
}
