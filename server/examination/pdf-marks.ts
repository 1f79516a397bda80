import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { ResumeMark } from '../../domain/resume-marks.ts';

/** Kinds of active content by the type of an action (ISO 32000-2, table 201), whether it needs a click or not. */
const MARK_OF_ACTION = new Map<string, ResumeMark>([
  ['JavaScript', 'script'],
  ['Launch', 'starts'],
  ['GoToR', 'opens'],
  ['GoToE', 'opens'],
  ['SubmitForm', 'sends'],
  ['ImportData', 'sends'],
  ['Rendition', 'plays'],
  ['Movie', 'plays'],
  ['Sound', 'plays'],
  ['RichMediaExecute', 'plays'],
]);
const MARK_OF_ANNOTATION = new Map<string, ResumeMark>([
  ['FileAttachment', 'embeds'],
  ['RichMedia', 'plays'],
  ['Movie', 'plays'],
  ['Sound', 'plays'],
  ['3D', 'plays'],
]);
const MARK_OF_KEY = new Map<string, ResumeMark>([
  ['JS', 'script'],
  ['JavaScript', 'script'],
  ['XFA', 'script'],
  ['EF', 'embeds'],
  ['EmbeddedFiles', 'embeds'],
]);

interface Part {
  object: PdfObject;
  /** True if an action in this part runs without a click. */
  isAutomatic: boolean;
}

/**
 * Kinds of active content in a PDF. A damaged file is read a second time, as leniently as PDF readers do. A file
 * without objects has no active content.
 */
export async function marksOfPdf(content: Uint8Array): Promise<Set<ResumeMark>> {
  if (!Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('obj')) return new Set();
  try {
    return marksFromCatalog(await PDF.load(content, { lenient: false }), { isDamaged: false });
  } catch {
    return marksFromCatalog(await PDF.load(content), { isDamaged: true });
  }
}

/** Follows all references from the document's catalog. The parser silently skips unreadable parts of a damaged file. */
function marksFromCatalog(pdf: PDF, { isDamaged }: { isDamaged: boolean }): Set<ResumeMark> {
  const marks = new Set<ResumeMark>();
  const isCatalog = pdf.getCatalog().getName('Type')?.value === 'Catalog';
  if (!isCatalog || (pdf.isEncrypted && !pdf.isAuthenticated)) marks.add('unreadable');
  const seen = new Set<string>();
  const parts: Part[] = [{ object: pdf.getCatalog(), isAutomatic: false }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { object, isAutomatic } = part;
    if (object instanceof PdfRef) {
      const place = `${object.objectNumber} ${object.generation} ${isAutomatic}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const found = pdf.getObject(object);
      if (found) parts.push({ object: found, isAutomatic });
      else if (isDamaged) marks.add('unreadable');
    } else if (object instanceof PdfArray) {
      for (const item of object)
        parts.push({ object: item, isAutomatic: isAutomatic && isAction(item, pdf) });
    } else if (object instanceof PdfDict) {
      markDictionary(object, isAutomatic, marks);
      for (const [{ value: key }, value] of object) {
        parts.push({ object: value, isAutomatic: runsByItself(key, object, isAutomatic) });
      }
    }
  }
  return marks;
}

function markDictionary(dictionary: PdfDict, isAutomatic: boolean, marks: Set<ResumeMark>): void {
  const add = (mark: ResumeMark | undefined) => mark && marks.add(mark);
  const action = dictionary.getName('S')?.value ?? '';
  add(MARK_OF_ACTION.get(action));
  if (isAutomatic && action === 'URI') add('opens');
  add(MARK_OF_ANNOTATION.get(dictionary.getName('Subtype')?.value ?? ''));
  for (const { value: key } of dictionary.keys()) add(MARK_OF_KEY.get(key));
  // The data of the stream is in another file or on another machine.
  if (dictionary instanceof PdfStream && dictionary.has('F')) add('loads');
  if (dictionary.getName('FS')?.value === 'URL') add('loads');
}

/** True for actions that run without a click. `AA` has an action for each event; `Next` has the actions after one. */
function runsByItself(key: string, parent: PdfDict, isAutomatic: boolean): boolean {
  if (key === 'OpenAction' || key === 'AA') return true;
  return isAutomatic && (key === 'Next' || !parent.has('S'));
}

/** True for an action. In its place there may be a destination: the page to show first. */
function isAction(item: PdfObject, pdf: PDF): boolean {
  const object = item instanceof PdfRef ? pdf.getObject(item) : item;
  return object instanceof PdfDict && object.get('S') instanceof PdfName;
}
