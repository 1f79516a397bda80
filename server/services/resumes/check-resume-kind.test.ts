import { unzipSync } from 'fflate';
import Paper from 'pdfkit';
import { describe, expect, it } from 'vitest';
import {
  compoundFile,
  docx,
  objectStream,
  pdf,
  pdfWith,
  relationships,
} from '../../../tests/support/resumes.ts';
import { zip } from '../../../tests/support/zip.ts';
import { checkResumeKind } from './check-resume-kind.ts';
import { cleanFileName } from './file-name.ts';

const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]);
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const HTML = '<html><script>alert(1)</script></html>';
const MACRO_TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';

const RELATIONS = 'word/_rels/document.xml.rels';
const SETTINGS = 'word/_rels/settings.xml.rels';
const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';
const typesWith = (more: string) =>
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.' +
  `wordprocessingml.document.main+xml"/>${more}</Types>`;
const CHART_TABLE = {
  '[Content_Types].xml': typesWith(
    '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>',
  ),
  'word/charts/_rels/chart1.xml.rels': relationships('package', '../embeddings/skills.xlsx'),
  'word/embeddings/skills.xlsx': 'PK',
};

/** As programs write them: text and titles may say what a PDF may not do. */
function printed(
  options: PDFKit.PDFDocumentOptions,
  draw: (paper: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const paper = new Paper(options);
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  draw(paper);
  paper.end();
  return new Promise((resolve) => paper.on('end', () => resolve(Buffer.concat(parts))));
}

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
      'with a link.docx',
      docx({ [RELATIONS]: relationships('hyperlink', 'https://example.org/?a=1&amp;b=2', 'External') }),
    ],
    ['with a mail link.docx', docx({ [RELATIONS]: relationships('hyperlink', 'mailto:a@b.c', 'External') })],
    ['in UTF-16.docx', docx({ [RELATIONS]: utf16(relationships('image', 'media/image1.png')) })],
    ['with a chart and its table.docx', docx(CHART_TABLE)],
    ...[
      'file:///C:\\Users\\Asha\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
      'file:///C:/Users/Asha/Templates/Modern%20resume.dotx',
      'C:\\Templates\\Resume.dotx',
      'file://localhost/Users/asha/Resume.dotx',
      '/Users/asha/Resume.dotx',
      'Macintosh HD:Users:asha:Resume.dotx',
      'Normal.dotm',
    ].map((target): [string, Buffer] => [
      `from the template ${target.replaceAll('.', ' ')}.docx`,
      docx({ [SETTINGS]: relationships('attachedTemplate', target, 'External') }),
    ]),
    [
      'with a picture out of a mail.docx',
      docx({ [RELATIONS]: relationships('image', 'cid:image001.png@01D9', 'External') }),
    ],
    [
      'with a form and a link.pdf',
      pdfWith('<</Type/Catalog/AcroForm<</Fields[]>>>>', '<</S/URI/URI(https://a.example)>>'),
    ],
    ['opening on its second page.pdf', pdfWith('<</OpenAction[3 0 R/Fit]/AA<</WC 5 0 R>>>>')],
    [
      'of a JavaScript developer.pdf',
      pdfWith('<</Title(HTML/JavaScript \\(5 years\\), /Launch)>>', '<</Title<2F4A53>>>'),
    ],
    ['with objects in a stream.pdf', pdfWith(objectStream('<</Title(HTML/JavaScript)/First 12 0 R>>'))],
    ['with outlines.pdf', pdfWith('<</Type/Outlines/First 12 0 R/Last 13 0 R>>')],
    ['with a page that says it.pdf', pdfWith('<</Length 20>>stream\n(HTML/JavaScript)Tj /JS\nendstream')],
    ['protected but in plain objects.pdf', Buffer.concat([pdf(), Buffer.from('trailer<</Encrypt 9 0 R>>')])],
  ])('as %s', (name, content) => {
    expect(() => checkResumeKind(name, content)).not.toThrow();
  });

  it.each([
    ['uncompressed, with a title', { compress: false, info: { Title: 'HTML/JavaScript (React)' } }],
    ['compressed', {}],
    ['tagged', { tagged: true, pdfVersion: '1.7', lang: 'en' } as const],
  ])('as a printed PDF, %s', async (_what, options) => {
    const content = await printed(options, (paper) => {
      paper.text('HTML/JavaScript: asha.example', { link: 'https://asha.example' });
      paper.outline.addItem('HTML/JavaScript');
      paper.initForm();
      paper.formText('phone', 10, 200, 200, 20);
    });
    expect(() => checkResumeKind('asha.pdf', content)).not.toThrow();
  });
});

const MACROS = /^This document contains macros\. .*as a PDF/;
const CARRIES = /^This (document|PDF) has another file.* embedded in it\. .*PDF/;
const ACTS = /^This PDF contains a script or an action.* print it to a new PDF/;
const TEMPLATE = /^This document loads its template from another computer\. .*as a PDF/;
const PICTURE = /^This document loads a picture from another computer\. .*insert the picture itself/;
const PART = /^This document loads a part of itself from another computer\. .*as a PDF/;
const UNCHECKED = /^This (document|PDF) cannot be checked.*PDF/;
const TWO_FILES = /^This PDF is a web page or an archive as well\. .*PDF/;

describe('active content is refused with its name and what to do', () => {
  it.each<[string, Buffer, RegExp]>([
    ['a script.pdf', pdfWith(SCRIPT), ACTS],
    ['a script with escapes.pdf', pdfWith('<</S/J#61va#53cript/#4aS(x)>>'), ACTS],
    ['a script in an object of its own.pdf', pdfWith('<</S 11 0 R>>', '/JavaScript'), ACTS],
    [
      'a script in the trailer.pdf',
      Buffer.concat([pdf(), Buffer.from(`trailer<</Root<</OpenAction${SCRIPT}>>>>`)]),
      ACTS,
    ],
    ['a script in a string.pdf', pdfWith(`(\n12 0 obj ${SCRIPT} endobj)`), ACTS],
    ['a script in a page.pdf', pdfWith(`<</Length 9>>stream\n12 0 obj ${SCRIPT}\nendstream`), ACTS],
    ['a script behind brackets that do not match.pdf', pdfWith('<</A[>>>>]/S/JavaScript>>'), ACTS],
    ['a script behind a string with brackets.pdf', pdfWith('<</A(\\)>>)/S/JavaScript>>'), ACTS],
    ['a script behind a comment.pdf', pdfWith('<<%>>\n/S/JavaScript>>'), ACTS],
    [
      'a script without space behind the number.pdf',
      pdfWith('').fill('obj12<</S/JavaScript>>', 12, 34),
      ACTS,
    ],
    ['a script in an object stream.pdf', pdfWith(objectStream(SCRIPT)), ACTS],
    [
      'a script in an object stream without type.pdf',
      pdfWith(objectStream(SCRIPT, '/N 1/F#69rst 4/Filter[/Fl]')),
      ACTS,
    ],
    [
      'a script in an object stream that is not packed.pdf',
      pdfWith(`<</N 1/First 4>>stream\n7 0 ${SCRIPT}`),
      ACTS,
    ],
    [
      'a script inside a string of an object stream.pdf',
      pdfWith(`<</N 1/First 4>>stream\n7 1 (${SCRIPT})\nendstream`),
      ACTS,
    ],
    ['a form of scripts.pdf', pdfWith('<</AcroForm<</XFA 12 0 R>>>>'), ACTS],
    ['a program to start.pdf', pdfWith('<</S/Launch/F(cmd.exe)>>'), ACTS],
    ['a form that sends.pdf', pdfWith('<</S/SubmitForm/F(https://a.example)>>'), ACTS],
    ['a film.pdf', pdfWith('<</Type/Annot/Subtype/RichMedia>>'), ACTS],
    ['an attachment.pdf', pdfWith('<</Names<</EmbeddedFiles 11 0 R>>>>'), CARRIES],
    ['an attachment without type.pdf', pdfWith('<</Type/Filespec/EF<</F 12 0 R>>>>'), CARRIES],
    ['a pinned file.pdf', pdfWith('<</Subtype/FileAttachment>>'), CARRIES],
    ['a portfolio.pdf', pdfWith(objectStream('<</Collection<<>>/Names<</EmbeddedFiles 9 0 R>>>>')), CARRIES],
    [
      'an object stream that is packed twice.pdf',
      pdfWith(objectStream('1', '/First 4/Filter[/AHx/Fl]')),
      UNCHECKED,
    ],
    [
      'an object stream that says elsewhere how.pdf',
      pdfWith(objectStream('1', '/First 4/Filter 9 0 R')),
      UNCHECKED,
    ],
    [
      'an object stream that starts elsewhere.pdf',
      pdfWith(objectStream('1', '/First 9 0 R/Filter/Fl')),
      UNCHECKED,
    ],
    [
      'an object stream that is damaged.pdf',
      pdfWith('<</First 4/Filter/Fl>>stream\n7 0 1\nendstream'),
      UNCHECKED,
    ],
    [
      'a protected one with object streams.pdf',
      Buffer.concat([pdfWith(objectStream('1')), Buffer.from('trailer<</Encrypt 9 0 R>>')]),
      UNCHECKED,
    ],
    ['a bomb.pdf', pdfWith(objectStream(Buffer.alloc(64 * 1024 * 1024))), UNCHECKED],
    ['a maze.pdf', pdfWith('['.repeat(1024 * 1024)), UNCHECKED],
    ['a crowd.pdf', pdfWith('[0 obj '.repeat(256 * 1024)), UNCHECKED],
    ['a web page behind 2,000 bytes.pdf', Buffer.concat([pdf('', 2_000), Buffer.from(HTML)]), TWO_FILES],
    ['a web page in a comment.pdf', pdf(`${'x'.repeat(2_000)}<ScRiPt src=a>`), TWO_FILES],
    ['an archive behind it.pdf', Buffer.concat([pdf(), docx()]), TWO_FILES],
    ['macros.docx', docx({ 'word/vbaProject.bin': 'x' }), MACROS],
    ['macros by relationship.docx', docx({ [RELATIONS]: macroRelation('media/image1.png') }), MACROS],
    ['macros by relationship in UTF-16.docx', docx({ [RELATIONS]: utf16(macroRelation('a.bin')) }), MACROS],
    [
      'macros by content type.docx',
      docx({
        '[Content_Types].xml': typesWith(
          '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      }),
      MACROS,
    ],
    [
      'macros by a default type.docx',
      docx({
        '[Content_Types].xml': typesWith(
          '<Default ContentType="application/vnd.ms-office.vbaProject" Extension="png"/>',
        ),
      }),
      MACROS,
    ],
    [
      'macros of another part.docx',
      docx({
        '[Content_Types].xml': typesWith(
          '<Override PartName="/a" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
        ),
      }),
      MACROS,
    ],
    ['macros.doc', wordFileWith('_VBA_PROJECT'), MACROS],
    ['macros in small letters.doc', wordFileWith('_vba_project'), MACROS],
    ['a packed file.doc', wordFileWith('\u0001Ole10Native'), CARRIES],
    ['a control.doc', wordFileWith('\u0003OCXNAME'), CARRIES],
    [
      'an object.docx',
      docx({ [RELATIONS]: relationships('oleObject', 'embeddings/oleObject1.bin') }),
      CARRIES,
    ],
    ['a control.docx', docx({ [RELATIONS]: relationships('control', 'activeX/activeX1.xml') }), CARRIES],
    ['a page in it.docx', docx({ [RELATIONS]: relationships('aFChunk', 'chunk.rtf') }), CARRIES],
    [
      'a sheet in it.docx',
      docx({ ...CHART_TABLE, [RELATIONS]: relationships('package', 'embeddings/skills.xlsx') }),
      CARRIES,
    ],
    ...[
      'https://a.example/x.dotm',
      '\\\\a.example\\x.dotm',
      'file://a.example/x.dotm',
      'file:///%5C%5Ca.example/x.dotm',
      'h&#116;tp://a.example',
    ].map((target): [string, Buffer, RegExp] => [
      `the template ${target.replaceAll('.', ' ')}.docx`,
      docx({ [SETTINGS]: relationships('attachedTemplate', target, 'External') }),
      TEMPLATE,
    ]),
    [
      'a template of the strict form.docx',
      docx({
        [SETTINGS]: `<p:Relationships xmlns:p="x"><p:Relationship TargetMode='External' Target='https://a.example'
          Type='http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate'/></p:Relationships>`,
      }),
      TEMPLATE,
    ],
    [
      'a picture.docx',
      docx({ [RELATIONS]: relationships('image', 'https://a.example/x.png', 'External') }),
      PICTURE,
    ],
    ['a frame.docx', docx({ [RELATIONS]: relationships('frame', 'https://a.example', 'External') }), PART],
    [
      'a chapter.docx',
      docx({ [RELATIONS]: relationships('subDocument', 'https://a.example', 'External') }),
      CARRIES,
    ],
    ['relationships that are no XML.docx', docx({ [RELATIONS]: '<Relationships><a' }), UNCHECKED],
    [
      'relationships in another encoding.docx',
      docx({ [RELATIONS]: Buffer.from([0xff, 0x41, 0x42]) }),
      UNCHECKED,
    ],
    [
      'relationships without an end.docx',
      docx({ [RELATIONS]: Buffer.alloc(8 * 1024 * 1024, '<a/>') }),
      UNCHECKED,
    ],
  ])('%s', (name, content, sentence) => {
    expect(() => checkResumeKind(name, content)).toThrow(
      expect.objectContaining({
        code: 'resume-wrong-kind',
        message: expect.stringMatching(sentence),
      }),
    );
  });

  it('and nothing is inflated beyond a bound, however often it is asked for', () => {
    const large = objectStream(`(${'x'.repeat(4 * 1024 * 1024)})`);
    expect(() => checkResumeKind('one.pdf', pdfWith(large))).not.toThrow();
    expect(() => checkResumeKind('two.pdf', pdfWith(large, large))).toThrow('cannot be checked');
  });
});

function utf16(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le');
}

function macroRelation(target: string): string {
  const type = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';
  return `<Relationships><Relationship Id="r" Type="${type}" Target="${target}"/></Relationships>`;
}

function wordFileWith(stream: string): Buffer {
  const file = compoundFile('WordDocument');
  file.write(stream, 1_200, 'utf16le');
  return file;
}

describe('a file that is something else is refused', () => {
  it.each([
    ['empty.pdf', Buffer.alloc(0)],
    ['program.pdf', EXE],
    ['program.doc', EXE],
    ['program.docx', EXE],
    ['page.pdf', Buffer.from(HTML)],
    ['page after the mark.pdf', Buffer.from(`%PDF-1.4\n${HTML}`)],
    ['page in front of a real one.pdf', Buffer.concat([Buffer.from(`%PDF-1.4\n${HTML}`), pdf()])],
    ['junk in front.pdf', Buffer.concat([Buffer.from('junk'), pdf()])],
    ['virus test.pdf', Buffer.from(EICAR)],
    ['virus test.doc', Buffer.from(EICAR)],
    ['virus test in a real one.pdf', pdf(EICAR)],
    ['virus test in a real one.doc', Buffer.concat([compoundFile('WordDocument'), Buffer.from(EICAR)])],
    ['rich text.doc', Buffer.from('{\\rtf1\\ansi hello}')],
    ['sheet.doc', compoundFile('Workbook')],
    ['modern.doc', docx()],
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
