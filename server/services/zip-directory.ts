import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
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
  /** As the archive claims; never trusted as a size to inflate to. */
  inflatedBytes: number;
  offset: number;
}

/** The entries that the archive's directory lists, at most `limit` of them; undefined when it cannot be read. */
export function readZipDirectory(file: Buffer, limit: number): ZipEntry[] | undefined {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end < file.length - END_BYTES - COMMENT_MAX_BYTES || end + END_BYTES > file.length)
    return undefined;
  if (file.readUInt32LE(end) !== END_SIGNATURE) return undefined;
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

/** The text of one entry, or undefined when it is damaged or longer than `maxBytes` once inflated. */
export function readZipText(file: Buffer, entry: ZipEntry, maxBytes: number): string | undefined {
  if (entry.offset + LOCAL_BYTES > file.length) return undefined;
  const start =
    entry.offset + LOCAL_BYTES + file.readUInt16LE(entry.offset + 26) + file.readUInt16LE(entry.offset + 28);
  const bytes = file.subarray(start, start + entry.compressedBytes);
  try {
    if (entry.method === STORED && bytes.length <= maxBytes) return bytes.toString('utf8');
    if (entry.method === DEFLATED)
      return inflateRawSync(bytes, { maxOutputLength: maxBytes }).toString('utf8');
  } catch {
    return undefined;
  }
  return undefined;
}
