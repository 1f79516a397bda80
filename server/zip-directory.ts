import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  method: number;
  compressedBytes: number;
  /** Uncompressed size as declared by the archive. Do not trust it. */
  inflatedBytes: number;
  offset: number;
}

/** Position of the archive's end record, even if the file has other bytes before the archive. */
export function findZipEnd(file: Buffer): number | undefined {
  const end = file.lastIndexOf(END_SIGNATURE);
  const isWhole = end >= 0 && end + END_BYTES <= file.length;
  return isWhole && end >= file.length - END_BYTES - COMMENT_MAX_BYTES ? end : undefined;
}

/** Entries in the archive's directory, at most `limit`; undefined if the directory cannot be read. */
export function readZipDirectory(file: Buffer, limit: number): ZipEntry[] | undefined {
  const end = findZipEnd(file);
  if (end === undefined) return undefined;
  const count = file.readUInt16LE(end + 10);
  if (count > limit) return undefined;

  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameEnd = at + ENTRY_BYTES + file.readUInt16LE(at + 28);
    if (nameEnd > end) return undefined;
    entries.push({
      name: file.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: file.readUInt16LE(at + 10),
      compressedBytes: file.readUInt32LE(at + 20),
      inflatedBytes: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Uncompressed bytes of an entry; undefined if it is damaged or longer than `maxBytes`. */
export function readZipBytes(file: Buffer, entry: ZipEntry, maxBytes: number): Buffer | undefined {
  if (entry.offset + LOCAL_BYTES > file.length) return undefined;
  const start =
    entry.offset + LOCAL_BYTES + file.readUInt16LE(entry.offset + 26) + file.readUInt16LE(entry.offset + 28);
  const bytes = file.subarray(start, start + entry.compressedBytes);
  if (entry.method === STORED && bytes.length <= maxBytes) return bytes;
  if (entry.method !== DEFLATED) return undefined;
  try {
    return inflateRawSync(bytes, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

export function readZipText(file: Buffer, entry: ZipEntry, maxBytes: number): string | undefined {
  const bytes = readZipBytes(file, entry, maxBytes);
  try {
    return bytes && textOf(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes XML: UTF-8, or UTF-16 with a byte order mark; throws for anything else. */
function textOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
