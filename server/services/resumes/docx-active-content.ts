import { type XmlElement, parseXml } from '@rgrove/parse-xml';
import { readZipText, type ZipEntry } from './zip-directory.ts';

export type DocxFinding =
  | 'macros'
  | 'carries-file'
  | 'loads-template'
  | 'loads-picture'
  | 'loads-part'
  | 'unreadable';

interface Part {
  contentType: string;
  name: string;
}

/** All small entries that are read, once inflated: a thousand links fit. */
const XML_MAX_BYTES = 256 * 1024;

const MACRO_TYPE = /vbaProject|macroEnabled/i;
/** The last part of a relationship's type, of ECMA-376 and of its strict form alike. */
const MACRO_RELATIONS = new Set(['vbaproject', 'wordvbadata']);
const CARRYING_RELATIONS = new Set([
  'oleobject',
  'control',
  'activexcontrolbinary',
  'afchunk',
  'subdocument',
]);
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * What a Word document does by itself or carries along, told by content types and relationships, as Word tells it, and
 * not by names of files. Links that wait for a click are none of it.
 */
export function findActiveParts(file: Buffer, entries: ZipEntry[]): DocxFinding | undefined {
  const read = boundedReader(file);
  const types = entries.filter(({ name }) => /^\/?\[content_types\]\.xml$/i.test(name));
  const relations = entries.filter(({ name }) => /\.rels$/i.test(name));
  try {
    const parts = types.flatMap((entry) => partsOf(read(entry)));
    if (parts.some(({ contentType }) => MACRO_TYPE.test(contentType))) return 'macros';
    for (const entry of relations) {
      for (const relation of elements(read(entry), 'Relationship')) {
        const finding = findingOf(relation.attributes, entry.name, parts);
        if (finding) return finding;
      }
    }
    return undefined;
  } catch {
    return 'unreadable';
  }
}

/** Reads entries as XML until they are more than the bound together; throws for any that cannot be read. */
function boundedReader(file: Buffer): (entry: ZipEntry) => XmlElement {
  let left = XML_MAX_BYTES;
  return (entry) => {
    const text = readZipText(file, entry, left);
    if (text === undefined) throw new Error(`${entry.name} cannot be read`);
    left -= text.length;
    const root = parseXml(text).root;
    if (!root) throw new Error(`${entry.name} is empty`);
    return root;
  };
}

/** All elements of this name directly below the root, whatever prefix their namespace has. */
function elements(root: XmlElement, name: string): XmlElement[] {
  return root.children.filter(
    (child): child is XmlElement =>
      child.type === 'element' && (child as XmlElement).name.replace(/^.*:/, '') === name,
  );
}

function partsOf(types: XmlElement): Part[] {
  return ['Default', 'Override'].flatMap((kind) =>
    elements(types, kind).map(({ attributes }) => ({
      contentType: attributes.ContentType ?? '',
      name: attributes.PartName ?? `.${attributes.Extension ?? ''}`,
    })),
  );
}

function findingOf(
  { Type = '', Target = '', TargetMode = '' }: Record<string, string | undefined>,
  source: string,
  parts: Part[],
): DocxFinding | undefined {
  const relation = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
  if (MACRO_RELATIONS.has(relation)) return 'macros';
  if (CARRYING_RELATIONS.has(relation)) return 'carries-file';
  if (relation === 'package' && !isTableOfChart(source, Target, parts)) return 'carries-file';
  if (TargetMode.toLowerCase() !== 'external' || relation === 'hyperlink' || isLocal(Target))
    return undefined;
  if (relation === 'attachedtemplate') return 'loads-template';
  return relation === 'image' ? 'loads-picture' : 'loads-part';
}

/** A chart has the table that it was drawn from beside it: that one stays. */
function isTableOfChart(source: string, target: string, parts: Part[]): boolean {
  const extension = target.slice(target.lastIndexOf('.'));
  return (
    /^word\/charts\/_rels\//i.test(source) &&
    parts.some(({ contentType, name }) => contentType === SPREADSHEET && name.endsWith(extension))
  );
}

/**
 * A file of the reader's own disk, as Word notes the template of nearly every document, or a picture of the mail that a
 * text was copied from: nothing is fetched. A share in the network (\\server\…) is none.
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
