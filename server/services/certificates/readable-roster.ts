import { open, readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Encoding, readableFile } from '../readable-file.ts';
import type { ImportUnit } from '../import-file.ts';
import { OperatorError } from '../operator-error.ts';
import { isWorkbook, readRosterFile } from './read-roster-file.ts';

/** Size limit: enough for 20,000 rows and some pictures. */
const WORKBOOK_MAX_MB = 10;
const PART_BYTES = 64 * 1_024;

interface ReadableRoster {
  /** Opens the file from its beginning. Each call opens it again. */
  open: () => Readable;
  unit: ImportUnit;
}

/**
 * Opens a file of certificates: CSV unchanged, or the first sheet with rows of an Excel workbook. `onSheet` is called
 * with the name of that sheet if others have rows too.
 */
export async function readableRoster(
  path: string,
  encoding?: Encoding,
  onSheet?: (name: string) => void,
): Promise<ReadableRoster> {
  const openFile = await readableFile(path, encoding);
  if (!isWorkbook(await firstBytes(path))) return { open: openFile, unit: 'line' };
  const { size } = await stat(path);
  if (size > WORKBOOK_MAX_MB * 1_024 * 1_024) {
    throw new OperatorError(
      `This workbook has more than ${WORKBOOK_MAX_MB} MB: save the sheet as “CSV UTF-8”, which can have any length.`,
    );
  }
  const { text, sheet } = await readRosterFile(await readFile(path));
  if (sheet !== '') onSheet?.(sheet);
  return { open: () => readableText(text), unit: 'row' };
}

/** Text as a stream of parts, so that a reader can stop early. */
export function readableText(text: string): Readable {
  const content = Buffer.from(text);
  const count = Math.ceil(content.length / PART_BYTES);
  const parts = Array.from({ length: count }, (_, index) =>
    content.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  );
  return Readable.from(parts, { objectMode: false });
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
