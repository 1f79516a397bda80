import { inflateSync } from 'node:zlib';

/** What a PDF does by itself or carries along; `unreadable`: what its readers would see cannot be told within bounds. */
export type PdfFinding = 'acts' | 'carries-file' | 'unreadable';

/** The names by which readers find what acts and what is embedded: ISO 32000-1, 7.11.4, 12.5.6 and 12.6.4. */
const FINDINGS = new Map<string, PdfFinding>([
  ['JavaScript', 'acts'],
  ['JS', 'acts'],
  ['XFA', 'acts'],
  ['Launch', 'acts'],
  ['SubmitForm', 'acts'],
  ['ImportData', 'acts'],
  ['Rendition', 'acts'],
  ['RichMedia', 'acts'],
  ['EmbeddedFile', 'carries-file'],
  ['EmbeddedFiles', 'carries-file'],
  ['FileAttachment', 'carries-file'],
  ['EF', 'carries-file'],
  ['GoToE', 'carries-file'],
]);

/** The names that tell an object stream and how it is packed: ISO 32000-1, 7.3.8 and 7.5.7. */
const PACKING = new Set(['First', 'ObjStm', 'Encrypt', 'Filter', 'F', 'DecodeParms', 'DP']);
const NAME_BYTES_MAX = 3 * Math.max(...[...FINDINGS.keys()].map((name) => name.length));
/** The first bytes of the names above, and of any that is written with an escape: all others are not looked up. */
const IS_START_OF_NAME = new Uint8Array(256);
for (const name of ['#', ...FINDINGS.keys(), ...PACKING]) IS_START_OF_NAME[name.charCodeAt(0)] = 1;

/** A byte that is read counts one; what costs more counts as the bytes that could be read instead. */
const WORK_MAX = 8 * 1024 * 1024;
const WORK_OF_A_TOKEN = 16;
const WORK_OF_A_NAME = 96;
const WORK_OF_AN_OBJECT = 192;
const WORK_OF_AN_INFLATION = 4_096;
/** All object streams of a file together, once inflated; those of a resume stay far below. */
const INFLATED_MAX_BYTES = 6 * 1024 * 1024;
const DEPTH_MAX = 200;

const [WHITE_SPACE, REGULAR] = [1, 2];
const KIND_OF_BYTE = new Uint8Array(256).fill(REGULAR);
for (const character of '()<>[]{}/%') KIND_OF_BYTE[character.charCodeAt(0)] = 0;
for (const character of '\0\t\n\f\r ') KIND_OF_BYTE[character.charCodeAt(0)] = WHITE_SPACE;
const [PERCENT, SLASH, BACKSLASH] = [0x25, 0x2f, 0x5c];
const [ROUND_OPEN, ROUND_CLOSE, SQUARE_OPEN, SQUARE_CLOSE, LESS, GREATER] = [
  0x28, 0x29, 0x5b, 0x5d, 0x3c, 0x3e,
];
const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

class Found extends Error {
  readonly finding: PdfFinding;
  constructor(finding: PdfFinding) {
    super(finding);
    this.finding = finding;
  }
}

/** What is spent of the bounds so far. */
interface Effort {
  work: number;
  inflatedBytes: number;
}

interface PdfObject {
  /** Behind its last byte. */
  end: number;
  /** Of PACKING, each with the place behind it. */
  names: { name: string; end: number }[];
}

/**
 * Looks for names, never into text: "HTML/JavaScript" in a title is none. Every object counts, wherever it lies and
 * whether or not anything refers to it, and so does what lies in object streams.
 */
export function findActiveContent(pdf: Buffer): PdfFinding | undefined {
  try {
    readFile(pdf, { work: 0, inflatedBytes: 0 });
    return undefined;
  } catch (error) {
    if (error instanceof Found) return error.finding;
    throw error;
  }
}

function readFile(pdf: Buffer, effort: Effort): void {
  const objectStreams: { object: PdfObject; start: number }[] = [];
  let isEncrypted = false;
  for (const start of objectStarts(pdf, effort)) {
    const object = readObject(pdf, start, effort);
    const has = (name: string) => object.names.some((seen) => seen.name === name);
    isEncrypted ||= has('Encrypt');
    if (!has('First') && !has('ObjStm')) continue;
    const data = streamStart(pdf, object.end, effort);
    if (data !== undefined) objectStreams.push({ object, start: data });
  }
  if (isEncrypted && objectStreams.length > 0) throw new Found('unreadable');
  for (const { object, start } of objectStreams) readObjectStream(pdf, object, start, effort);
}

/** Behind each `obj` and `trailer`. Readers find objects by their address, so that one may lie inside anything. */
function* objectStarts(pdf: Buffer, effort: Effort): Generator<number> {
  for (const keyword of ['obj', 'trailer']) {
    for (let at = pdf.indexOf(keyword); at >= 0; at = pdf.indexOf(keyword, at + keyword.length)) {
      spend(effort, WORK_OF_AN_OBJECT);
      if (keyword === 'obj' && pdf.toString('latin1', at - 3, at) === 'end') continue;
      let start = at + keyword.length;
      // Some readers take digits that follow without a space for a part of the keyword.
      while (isDigit(pdf[start])) start += 1;
      yield start;
    }
  }
}

/** Reads one object, and what is in it, to the end that the most patient reader would see. */
function readObject(bytes: Buffer, start: number, effort: Effort): PdfObject {
  const object: PdfObject = { end: bytes.length, names: [] };
  const closers: number[] = [];
  let at = start;
  while (at < bytes.length) {
    const from = at;
    const byte = bytes[at] as number;
    const isDouble = (byte === LESS || byte === GREATER) && bytes[at + 1] === byte;
    if (KIND_OF_BYTE[byte] === WHITE_SPACE || byte === PERCENT) {
      at = skipSpace(bytes, at, effort);
      continue;
    }
    if (KIND_OF_BYTE[byte] === REGULAR) {
      at = endOfRegular(bytes, at);
    } else if (byte === SLASH) {
      at = endOfRegular(bytes, at + 1);
      noteName(bytes, from + 1, at, object, effort);
    } else if (byte === ROUND_OPEN) {
      at = endOfString(bytes, at);
    } else if (byte === SQUARE_OPEN || (byte === LESS && isDouble)) {
      at += isDouble ? 2 : 1;
      closers.push(isDouble ? GREATER : SQUARE_CLOSE);
      if (closers.length > DEPTH_MAX) throw new Found('unreadable');
    } else if (byte === LESS) {
      at = endOfHexString(bytes, at);
    } else {
      at += isDouble ? 2 : 1;
      if (byte === closers.at(-1) && (isDouble || byte === SQUARE_CLOSE)) closers.pop();
    }
    spend(effort, WORK_OF_A_TOKEN + at - from);
    if (closers.length === 0) {
      object.end = at;
      return object;
    }
  }
  return object;
}

function noteName(bytes: Buffer, start: number, end: number, object: PdfObject, effort: Effort): void {
  if (end === start || end - start > NAME_BYTES_MAX || IS_START_OF_NAME[bytes[start] as number] === 0) return;
  spend(effort, WORK_OF_A_NAME);
  const name = unescaped(bytes.toString('latin1', start, end));
  const finding = FINDINGS.get(name);
  if (finding) throw new Found(finding);
  if (PACKING.has(name)) object.names.push({ name, end });
}

/** #xx in a name is the character of that code: ISO 32000-1, 7.3.5. */
function unescaped(name: string): string {
  return name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Reads what an object stream holds: one by one, and again from each address in its head that lies elsewhere. */
function readObjectStream(pdf: Buffer, object: PdfObject, start: number, effort: Effort): void {
  const data = unpack(pdf, object, start, effort);
  const first = Number(
    /^\s*(\d{1,10})\s*(?:\/|>>)/.exec(textBehind(pdf, object, 'First'))?.[1] ?? Number.NaN,
  );
  if (!(first <= data.length)) throw new Found('unreadable');
  spend(effort, first * WORK_OF_A_TOKEN);
  const head = data
    .toString('latin1', 0, first)
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean);
  if (head.some((number) => !/^\d{1,10}$/.test(number))) throw new Found('unreadable');

  const read = new Set<number>();
  for (let at = first; at < data.length;) {
    spend(effort, WORK_OF_AN_OBJECT);
    at = skipSpace(data, at, effort);
    read.add(at);
    at = readObject(data, at, effort).end;
  }
  for (const [index, number] of head.entries()) {
    const at = first + Number(number);
    if (index % 2 === 0) continue;
    spend(effort, WORK_OF_AN_OBJECT);
    if (read.has(skipSpace(data, at, effort))) continue;
    readObject(data, at, effort);
  }
}

/** Only what every common program writes is unpacked: deflated once, or plain. */
function unpack(pdf: Buffer, object: PdfObject, start: number, effort: Effort): Buffer {
  const packing = object.names.filter(({ name }) => name !== 'First' && name !== 'ObjStm');
  const bytes = pdf.subarray(start);
  if (packing.length === 0) return bytes;
  const isDeflated = /^\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*\]?\s*(?:\/|>>)/.test(
    textBehind(pdf, object, 'Filter'),
  );
  if (packing.length > 1 || !isDeflated) throw new Found('unreadable');
  spend(effort, WORK_OF_AN_INFLATION);
  try {
    const data = inflateSync(bytes, { maxOutputLength: INFLATED_MAX_BYTES - effort.inflatedBytes });
    effort.inflatedBytes += data.length;
    return data;
  } catch {
    throw new Found('unreadable');
  }
}

/** What follows a name that stands there once; nothing otherwise. */
function textBehind(pdf: Buffer, object: PdfObject, wanted: string): string {
  const [name, another] = object.names.filter((seen) => seen.name === wanted);
  return name && !another ? pdf.toString('latin1', name.end, Math.min(object.end, name.end + 64)) : '';
}

/** Where the data of the stream begin whose dictionary ends here; undefined where no stream follows. */
function streamStart(pdf: Buffer, end: number, effort: Effort): number | undefined {
  let at = skipSpace(pdf, end, effort);
  if (pdf.toString('latin1', at, at + 6) !== 'stream') return undefined;
  at = endOfLine(pdf, at);
  return pdf[at] === CARRIAGE_RETURN && pdf[at + 1] === LINE_FEED ? at + 2 : at + 1;
}

function endOfString(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === ROUND_OPEN) depth += 1;
    else if (byte === ROUND_CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
}

function endOfHexString(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== GREATER) at += 1;
  return at + 1;
}

function endOfRegular(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && KIND_OF_BYTE[bytes[at] as number] === REGULAR) at += 1;
  return at;
}

function endOfLine(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at += 1;
  return at;
}

/** White space and comments. */
function skipSpace(bytes: Buffer, start: number, effort: Effort): number {
  let at = start;
  while (at < bytes.length) {
    if (bytes[at] === PERCENT) at = endOfLine(bytes, at);
    else if (KIND_OF_BYTE[bytes[at] as number] === WHITE_SPACE) at += 1;
    else break;
  }
  spend(effort, at - start);
  return at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function spend(effort: Effort, work: number): void {
  effort.work += work;
  if (effort.work > WORK_MAX) throw new Found('unreadable');
}
