import type { ResumeMark } from '../../domain/resume-marks.ts';
import { readZipBytes, readZipDirectory, readZipText } from '../zip-directory.ts';

const ENTRIES_MAX = 2_000;
const RELATIONSHIPS_MAX_BYTES = 1_024 * 1_024;
const OBJECT_MAX_BYTES = 16 * 1_024 * 1_024;

/** Kinds of active content by the last part of a relationship's type (ECMA-376, transitional and strict). */
const MARK_OF_RELATIONSHIP = new Map<string, ResumeMark>([
  ['vbaproject', 'macros'],
  ['wordvbadata', 'macros'],
  ['oleobject', 'embeds'],
  ['control', 'embeds'],
  ['activexcontrolbinary', 'embeds'],
  ['package', 'embeds'],
  ['afchunk', 'embeds'],
  ['subdocument', 'embeds'],
]);
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Streams of a compound file (MS-CFB), named in UTF-16. */
const MARK_OF_STREAM = new Map<string, ResumeMark>([
  ['_vba_project', 'macros'],
  ['\u0001ole10native', 'embeds'],
  ['\u0003ocxname', 'embeds'],
  ['equation native', 'equation'],
]);
const REMOTE_TEMPLATE = /(?:https?:\/\/|\\\\)[^\s\0"<>]{1,300}\.dot[mx]?(?![a-z])/i;

/**
 * Kinds of active content in a .docx, found by the relationships between its parts, as Word follows them. The names of
 * the parts do not matter.
 */
export function marksOfDocx(file: Buffer): Set<ResumeMark> {
  const marks = new Set<ResumeMark>();
  const entries = readZipDirectory(file, ENTRIES_MAX);
  if (!entries) return marks.add('unreadable');
  for (const entry of entries) {
    if (/vbaProject\.bin$/i.test(entry.name)) marks.add('macros');
    if (/oleObject[^/]*\.bin$/i.test(entry.name)) {
      const object = readZipBytes(file, entry, OBJECT_MAX_BYTES);
      if (!object) marks.add('unreadable');
      else if (marksOfDoc(object).has('equation')) marks.add('equation');
    }
    if (!/\.rels$/i.test(entry.name)) continue;
    const text = readZipText(file, entry, RELATIONSHIPS_MAX_BYTES);
    if (text === undefined) marks.add('unreadable');
    else for (const mark of marksOfRelationships(text, entry.name)) marks.add(mark);
  }
  return marks;
}

function* marksOfRelationships(xml: string, source: string): Generator<ResumeMark> {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship(?=[\s/>])[^<>]*/g)) {
    const type = attributeOf(tag, 'Type').split('/').at(-1)?.toLowerCase() ?? '';
    // A chart contains its source table as an embedded file, which is harmless.
    const isTableOfChart = type === 'package' && /^word\/charts\/_rels\//i.test(source);
    const mark = MARK_OF_RELATIONSHIP.get(type);
    if (mark && !isTableOfChart) yield mark;
    const isExternal = attributeOf(tag, 'TargetMode').toLowerCase() === 'external';
    if (isExternal && type !== 'hyperlink' && !isLocal(attributeOf(tag, 'Target'))) yield 'loads';
  }
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)|'([^']*))`).exec(tag);
  return (found?.slice(1).join('') ?? '')
    .replaceAll(/&#(x?)([0-9a-f]{1,6});/gi, (_all, hex: string, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, sign: string) => SIGNS[sign] ?? '');
}

/**
 * True for a file on the writer's own disk: Word never loads it from the network. Examples are the template that Word
 * notes in nearly every document, and a picture copied from an email. A network share (\\server\…) is not local.
 */
function isLocal(target: string): boolean {
  const path = decoded(target).replaceAll('\\', '/').trim();
  if (/^cid:/i.test(path)) return true;
  const rest = path.replace(/^file:(?:\/\/localhost(?=\/))?(?:\/\/(?=\/))?/i, '');
  return /^\/?[a-z]:\//i.test(rest) || (!rest.startsWith('//') && !/^[a-z][a-z0-9+.-]*:/i.test(rest));
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Kinds of active content in a .doc, found by the names of its streams, in any case (MS-CFB 2.6.4). */
export function marksOfDoc(file: Buffer): Set<ResumeMark> {
  const marks = new Set<ResumeMark>();
  // Reads the file twice, because UTF-16 text may begin at an odd byte.
  for (const text of [file.toString('utf16le'), file.subarray(1).toString('utf16le')]) {
    const names = text.toLowerCase();
    for (const [name, mark] of MARK_OF_STREAM) if (names.includes(name)) marks.add(mark);
    if (REMOTE_TEMPLATE.test(text)) marks.add('loads');
  }
  return marks;
}
