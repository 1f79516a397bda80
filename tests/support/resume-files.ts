import { zip } from './zip.ts';

/** A file as Playwright's `setInputFiles` takes it. */
export interface ResumeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const TEXT = 'Asha Rao. Four years in a security operations centre.';

/** A PDF of one page that any reader opens; `bytes` pads it with a comment to exactly that size. */
export function pdfResume(name = 'asha-rao.pdf', bytes?: number): ResumeFile {
  return { name, mimeType: 'application/pdf', buffer: pdf(TEXT, bytes) };
}

/** An Office Open XML document of one paragraph. */
export function docxResume(name = 'asha-rao.docx'): ResumeFile {
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: zip({
      '[Content_Types].xml': xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
          '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
          '</Types>',
      ),
      '_rels/.rels': xml(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
          '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
          '</Relationships>',
      ),
      'word/document.xml': xml(
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
          `<w:body><w:p><w:r><w:t>${TEXT}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  };
}

/** A Word 97 document: its text in the stream WordDocument, the table of pieces in 1Table. */
export function docResume(name = 'asha-rao.doc'): ResumeFile {
  const streams = { WordDocument: wordDocumentStream(TEXT), '1Table': pieceTableStream(TEXT) };
  return { name, mimeType: 'application/msword', buffer: compoundFile(streams) };
}

function pdf(text: string, bytes?: number): Buffer {
  const content = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = (start: number) =>
    `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  if (bytes === undefined) return Buffer.from(body + end(body.length), 'latin1');
  // The address of the table in `end` has as many digits as the size itself.
  const padding = bytes - body.length - end(bytes).length - 2;
  body += `%${'x'.repeat(padding)}\n`;
  return Buffer.from(body + end(body.length), 'latin1');
}

function xml(text: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
}

const STREAM_BYTES = 4_096;
const TEXT_OFFSET = 2_048;

/** MS-DOC 2.5: the file information block, then the text in Windows-1252. */
function wordDocumentStream(text: string): Buffer {
  const stream = Buffer.alloc(STREAM_BYTES);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt16LE(0x0409, 6);
  // fWhichTblStm: the tables are in 1Table; fExtChar is always set.
  stream.writeUInt16LE(0x1200, 10);
  stream.writeUInt16LE(0x00bf, 12);
  stream.writeUInt32LE(TEXT_OFFSET, 24);
  stream.writeUInt32LE(TEXT_OFFSET + text.length + 1, 28);
  stream.writeUInt16LE(14, 32);
  stream.writeUInt16LE(22, 62);
  stream.writeUInt32LE(STREAM_BYTES, 64);
  stream.writeUInt32LE(text.length + 1, 76);
  stream.writeUInt16LE(93, 152);
  stream.writeUInt32LE(0, 418);
  stream.writeUInt32LE(21, 422);
  stream.write(`${text}\r`, TEXT_OFFSET, 'latin1');
  return stream;
}

/** MS-DOC 2.8.35: one piece that covers the whole text. */
function pieceTableStream(text: string): Buffer {
  const stream = Buffer.alloc(STREAM_BYTES);
  stream.writeUInt8(2, 0);
  stream.writeUInt32LE(16, 1);
  stream.writeUInt32LE(0, 5);
  stream.writeUInt32LE(text.length + 1, 9);
  stream.writeUInt32LE((TEXT_OFFSET * 2) | 0x40_00_00_00, 15);
  return stream;
}

const SECTOR_BYTES = 512;
const CHAIN_END = 0xff_ff_ff_fe;
const NOTHING = 0xff_ff_ff_ff;

/** MS-CFB: header, allocation table (sector 0), directory (sector 1), then the two streams. */
function compoundFile(streams: Record<string, Buffer>): Buffer {
  const header = Buffer.alloc(SECTOR_BYTES);
  header.writeBigUInt64BE(0xd0cf11e0a1b11ae1n, 0);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(CHAIN_END, 60);
  header.writeUInt32LE(CHAIN_END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const allocation = Buffer.alloc(SECTOR_BYTES, 0xff);
  allocation.writeUInt32LE(0xff_ff_ff_fd, 0);
  allocation.writeUInt32LE(CHAIN_END, 4);
  const entries = [directoryEntry('Root Entry', { type: 5, child: 1, start: CHAIN_END, size: 0 })];
  let sector = 2;
  for (const [index, [name, content]] of Object.entries(streams).entries()) {
    // The names form a tree in which the shorter one stands to the left.
    const left = index === 0 ? 2 : NOTHING;
    entries.push(directoryEntry(name, { type: 2, left, start: sector, size: content.length }));
    const last = sector + content.length / SECTOR_BYTES - 1;
    for (; sector < last; sector += 1) allocation.writeUInt32LE(sector + 1, sector * 4);
    allocation.writeUInt32LE(CHAIN_END, sector * 4);
    sector += 1;
  }
  entries.push(directoryEntry('', { type: 0, start: 0, size: 0 }));
  return Buffer.concat([header, allocation, ...entries, ...Object.values(streams)]);
}

function directoryEntry(
  name: string,
  {
    type,
    left = NOTHING,
    child = NOTHING,
    start,
    size,
  }: Record<'type' | 'start' | 'size', number> & { left?: number; child?: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name ? (name.length + 1) * 2 : 0, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(left, 68);
  entry.writeUInt32LE(NOTHING, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
