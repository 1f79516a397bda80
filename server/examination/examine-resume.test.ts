import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { docx, objectStream, pdf, pdfWith } from '../../tests/support/resumes.ts';
import { examineResume } from './examine-resume.ts';

const MB = 1_024 * 1_024;

const examine = (extension: string, content: Buffer) =>
  examineResume(extension, async () => Readable.from([content]));

it.each<[string, string, Buffer, string[]]>([
  ['a plain PDF', '.pdf', pdf(), []],
  [
    'a PDF with a script and a file',
    '.pdf',
    pdfWith('/Names<</EmbeddedFiles<<>>/JavaScript<<>>>>'),
    ['embeds', 'script'],
  ],
  ['a PDF that is damaged', '.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<</OpenAction'), ['unreadable']],
  ['a PDF that is unpacked without end', '.pdf', pdfWith('/X 7 0 R', ...bombs(64)), ['unreadable']],
  ['a Word document', '.docx', docx({ 'word/vbaProject.bin': 'x' }), ['macros']],
])('%s: what was found', async (_what, extension, content, marks) => {
  expect(await examine(extension, content)).toEqual(marks);
});

function bombs(count: number): Buffer[] {
  return Array.from({ length: count }, () => objectStream(Buffer.alloc(64 * MB, '(x)')));
}

it('a store that fails says nothing of the resume, and the next one is examined', async () => {
  const failing = examineResume('.pdf', async () => {
    throw new Error('The store is away.');
  });
  const next = examine('.pdf', pdf());
  await expect(failing).rejects.toThrow('The store is away.');
  expect(await next).toEqual([]);
});
