import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import type { ReceivedFile } from '../../server/services/resumes/received-file.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { zip } from './zip.ts';

const DOCX_TYPES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`;

/** A PDF that readers open, `extraBytes` longer than the smallest one. */
export function pdf(text = 'Resume', extraBytes = 0): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `% ${text}\n%${'x'.repeat(extraBytes)}\nxref\n0 3\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n110\n%%EOF\n`,
  );
}

/** A PDF whose catalog has these entries, with more objects from 10 on: `/OpenAction 10 0 R`, `<</S/Launch>>`. */
export function pdfWith(catalog: string, ...objects: (string | Buffer)[]): Buffer {
  const numbered = objects.flatMap((object, index) => [
    Buffer.from(`${index + 10} 0 obj\n`),
    Buffer.from(object as string),
    Buffer.from('\nendobj\n'),
  ]);
  const text = pdf().toString().replace('/Catalog', `/Catalog${catalog}`);
  const [start, end] = [text.slice(0, text.indexOf('xref')), text.slice(text.indexOf('trailer'))];
  return Buffer.concat([Buffer.from(start), ...numbered, Buffer.from(end)]);
}

/** An object stream that holds object 7, deflated. */
export function objectStream(object: string | Buffer): Buffer {
  const head = '7 0 ';
  const packed = deflateSync(Buffer.concat([Buffer.from(head), Buffer.from(object)]));
  return Buffer.concat([
    Buffer.from(
      `<</Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** A relationship of a part of a Word document, as `word/_rels/document.xml.rels` holds it. */
export function relationships(type: string, target: string, mode = ''): string {
  const office = 'http://schemas.openxmlformats.org';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${office}/package/2006/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"` +
    `${mode && ` TargetMode="${mode}"`}/></Relationships>`
  );
}

export function docx(extra: Record<string, string | Buffer> = {}): Buffer {
  return zip({
    '[Content_Types].xml': DOCX_TYPES,
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': '<w:document/>',
    ...extra,
  });
}

/** A compound file with a stream of this name: what Word, Excel and installers write. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(2_048);
  Buffer.from('D0CF11E0A1B11AE1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(0x3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.write(stream, 1_024, 'utf16le');
  return file;
}

/** Puts an upload where HTTP would put it. */
export async function received(storage: Storage, fileName: string, content: Buffer): Promise<ReceivedFile> {
  const path = storage.resumeFiles.temporaryPath();
  await writeFile(path, content);
  return {
    path,
    fileName,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
