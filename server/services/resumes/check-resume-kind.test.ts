import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { compoundFile, docx, pdf, pdfWith } from '../../../tests/support/resumes.ts';
import { zip } from '../../../tests/support/zip.ts';
import { checkResumeKind } from './check-resume-kind.ts';
import { cleanFileName } from './file-name.ts';

const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]);
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const HTML = '<html><script>alert(1)</script></html>';
const MACRO_TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
const PRINTER_COMMANDS = '\x1B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n';
const tarHead = `cv.pdf${'\0'.repeat(251)}ustar${'\0'.repeat(250)}`;

const bomb = zip({
  '[Content_Types].xml': Buffer.alloc(20 * 1024 * 1024),
  'word/document.xml': '<w:document/>',
});
const crowd = docx(
  Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`word/${index}.xml`, ''])),
);

describe('a resume is accepted', () => {
  it.each([
    ['cv.pdf', pdf()],
    ['CV.PDF', pdf()],
    ['Asha.Rao.v2.pdf', pdf()],
    ['with lines after the end.pdf', Buffer.concat([pdf(), Buffer.from('\r\n\0\0\n')])],
    ['cv.doc', compoundFile('WordDocument')],
    ['cv.docx', docx()],
    ['with pictures.docx', docx({ 'word/media/image1.png': 'x' })],
    [
      'with bytes of a picture like a tag.pdf',
      Buffer.concat([pdf(), Buffer.from('<svg \x81\x92\xF3\x04\x9B', 'latin1')]),
    ],
    ['that acts by itself.pdf', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['with macros.docx', docx({ 'word/vbaProject.bin': 'x' })],
    ['behind a byte order mark.pdf', Buffer.concat([Buffer.from('\uFEFF'), pdf()])],
    ['behind 500 line breaks.pdf', Buffer.concat([Buffer.from('\n'.repeat(500)), pdf()])],
    ['behind NULs.pdf', Buffer.concat([Buffer.alloc(128), pdf()])],
    ['behind commands for a printer.pdf', Buffer.concat([Buffer.from(PRINTER_COMMANDS), pdf()])],
    [
      'behind heads of HTTP.pdf',
      Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf()]),
    ],
    ['at the last place where readers look.pdf', Buffer.concat([Buffer.alloc(1_019, ' '), pdf()])],
  ])('as %s', (name, content) => {
    expect(checkResumeKind(name, content)).toBe(name);
  });

  it.each([
    ['cv.doc', 'cv.docx'],
    ['Asha Rao.v2.doc', 'Asha Rao.v2.docx'],
    ['CV.DOC', 'CV.DOCx'],
  ])('a Word file of today that is called %s, as %s', (sent, kept) => {
    expect(checkResumeKind(sent, docx())).toBe(kept);
  });
});

describe('a refused file is called what it is', () => {
  it.each([
    ['cv.doc', '{\\rtf1\\ansi hello}'],
    ['cv.docx', '{\\rtf1\\ansi hello}'],
    ['cv.pdf', '\uFEFF\r\n{\\rtf1\\ansi hello}'],
  ])('rich text as %s', (name, text) => {
    expect(() => checkResumeKind(name, Buffer.from(text))).toThrow(
      'This is an RTF file. Please open it in your word processor, save it as PDF and choose that file.',
    );
  });

  it.each([
    ['cv.docx', pdf(), '.pdf'],
    ['cv.doc', pdf(), '.pdf'],
    ['cv.docx', compoundFile('WordDocument'), '.doc'],
    ['cv.pdf', docx(), '.docx'],
  ])('%s, when it is another kind that we accept', (name, content, kind) => {
    expect(() => checkResumeKind(name, content)).toThrow(
      `is a ${kind} file. Please save it as PDF and choose that file.`,
    );
  });
});

describe('a file that is something else is refused', () => {
  it.each([
    ['empty.pdf', Buffer.alloc(0)],
    ['program.pdf', EXE],
    ['program.doc', EXE],
    ['program.docx', EXE],
    ['page.pdf', Buffer.from(HTML)],
    ['page after the mark.pdf', Buffer.from(`%PDF-1.4\n${HTML}`)],
    ['page in front of a real one.pdf', Buffer.concat([Buffer.from(`%PDF-1.4\n${HTML}`), pdf()])],
    ['a web page behind 2,000 bytes.pdf', Buffer.concat([pdf('', 2_000), Buffer.from(HTML)])],
    ['a web page in a comment.pdf', pdf(`${'x'.repeat(2_000)}<ScRiPt src=a>`)],
    ['a drawing that acts.pdf', pdf('<svg/onload=alert(1)>')],
    ['an archive behind it.pdf', Buffer.concat([pdf(), docx()])],
    ['a PDF behind the place where readers look.pdf', Buffer.concat([Buffer.alloc(1_020, ' '), pdf()])],
    ['a program that holds one.pdf', Buffer.concat([EXE, pdf()])],
    ['a program of Linux that holds one.pdf', Buffer.concat([Buffer.from('\x7FELF'), pdf()])],
    ['a script before one.pdf', Buffer.concat([Buffer.from('\uFEFF#!/bin/sh\n'), pdf()])],
    ['a batch file before one.pdf', Buffer.concat([Buffer.from('@ECHO off\r\n'), pdf()])],
    ['PHP before one.pdf', Buffer.concat([Buffer.from('\n<?php phpinfo();\n'), pdf()])],
    ['a picture before one.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf()])],
    ['a shortcut before one.pdf', Buffer.concat([Buffer.from('4C0000000114020000', 'hex'), pdf()])],
    ['an archive that holds one.pdf', Buffer.concat([Buffer.from(tarHead), pdf()])],
    ['a compound file that holds one.pdf', Buffer.concat([compoundFile('Setup').subarray(0, 512), pdf()])],
    ['a web page before one.pdf', Buffer.concat([Buffer.from('x <script src=a>'), pdf()])],
    ['virus test.pdf', Buffer.from(EICAR)],
    ['virus test.doc', Buffer.from(EICAR)],
    ['virus test in a real one.pdf', pdf(EICAR)],
    ['virus test in a real one.doc', Buffer.concat([compoundFile('WordDocument'), Buffer.from(EICAR)])],
    ['rich text.doc', Buffer.from('{\\rtf1\\ansi hello}')],
    ['sheet.doc', compoundFile('Workbook')],
    ['macro types.doc', docx({ '[Content_Types].xml': MACRO_TYPES })],
    ['a program of Java.doc', docx({ 'META-INF/MANIFEST.MF': 'Main-Class: Cv' })],
    ['legacy.docx', compoundFile('WordDocument')],
    ['zip.docx', zip({ 'a.txt': 'hello' })],
    ['a program of Java.docx', docx({ 'META-INF/MANIFEST.MF': 'Main-Class: Cv' })],
    ['behind a script.docx', Buffer.concat([Buffer.from('#!/bin/sh\n'), docx()])],
    ['macro types.docx', docx({ '[Content_Types].xml': MACRO_TYPES })],
    ['sheet.docx', zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
    ['bomb.docx', bomb],
    ['10,000 entries.docx', crowd],
    ['cut off.docx', docx().subarray(0, 200)],
    ['cv.docm', docx({ 'word/vbaProject.bin': 'x' })],
    ['cv.exe', pdf()],
    ['cv.pdf.exe', pdf()],
    ['cv.exe.pdf', pdf()],
    ['CV.EXE.PDF', pdf()],
    ['cv.html.pdf', pdf()],
    ['cv', pdf()],
    ['.pdf', pdf()],
    ['', pdf()],
    ['cv.txt', Buffer.from('My resume')],
    ['cv.jpg', Buffer.from('FFD8FFE000104A464946', 'hex')],
  ])('%s', (name, content) => {
    expect(() => checkResumeKind(name, content)).toThrow(
      expect.objectContaining({
        code: 'resume-wrong-kind',
        message: expect.stringMatching(/^(The|Please|This) .+\.$/),
      }),
    );
  });

  it('a document that says it unpacks to more than 200 MB', () => {
    const content = docx({ 'word/media/image1.png': 'x' });
    const entry = content.lastIndexOf('word/media/image1.png') - 46;
    content.writeUInt32LE(201 * 1024 * 1024, entry + 24);
    expect(() => checkResumeKind('cv.docx', content)).toThrow('contains something else');
  });

  it('a bomb long before it could be unpacked', () => {
    const startedAt = performance.now();
    expect(() => checkResumeKind('bomb.docx', bomb)).toThrow();
    const decidedAt = performance.now();
    unzipSync(bomb);
    expect(decidedAt - startedAt).toBeLessThan(performance.now() - decidedAt);
  });
});

describe('the name that a browser sent', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['cv\r\nX-Header: 1.pdf', 'cvX-Header: 1.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\0.pdf', 'cv.pdf'],
    ['लेख.pdf', 'लेख.pdf'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  it('is cut to a length that fits, with its ending', () => {
    expect(cleanFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(120)}.pdf`);
  });
});
