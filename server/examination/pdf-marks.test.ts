import Paper from 'pdfkit';
import { expect, it } from 'vitest';
import { objectStream, pdf, pdfWith } from '../../tests/support/resumes.ts';
import { marksOfPdf } from './pdf-marks.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';

/** As programs write them. */
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

it.each<[string, Buffer]>([
  ['the smallest PDF', pdf()],
  ['one of 5 MB', pdf('', 5_000_000)],
  ['lines after the end', Buffer.concat([pdf(), Buffer.from('\r\n\0\0\n')])],
  ['a file without any object', Buffer.from('%PDF-1.4\nnothing\n%%EOF')],
  ['a form and a link', pdfWith('/AcroForm<</Fields[]>>/X 10 0 R', '<</S/URI/URI(https://a.example)>>')],
  [
    'the page that is shown first',
    pdfWith('/OpenAction[10 0 R/Fit]', '<</A<</S/URI/URI(https://a.example)>>>>'),
  ],
  ['a place that is shown first', pdfWith('/OpenAction<</S/GoTo/D[2 0 R/Fit]>>')],
  ['the title of a JavaScript developer', pdfWith('/X<</Title(HTML/JavaScript \\(5 years\\), /Launch)>>')],
  ['a script that nothing refers to', pdfWith('', SCRIPT)],
])('%s has no mark', async (_what, content) => {
  expect([...(await marksOfPdf(content))]).toEqual([]);
});

it.each([
  ['uncompressed, with a title', { compress: false, info: { Title: 'HTML/JavaScript (React)' } }],
  ['compressed', {}],
  ['tagged', { tagged: true, pdfVersion: '1.7', lang: 'en' } as const],
])('a printed PDF has no mark: %s', async (_what, options) => {
  const content = await printed(options, (paper) => {
    paper.text('HTML/JavaScript: asha.example', { link: 'https://asha.example' });
    paper.outline.addItem('HTML/JavaScript');
    paper.initForm();
    paper.formText('phone', 10, 200, 200, 20);
  });
  expect([...(await marksOfPdf(content))]).toEqual([]);
});

it('a Europass, which carries its own data as a file, has that mark alone', async () => {
  const content = await printed({}, (paper) => {
    paper.text('Curriculum vitae', { link: 'https://europass.europa.eu' });
    paper.file(Buffer.from('<Candidate/>'), { name: 'europass.xml', type: 'application/xml' });
  });
  expect([...(await marksOfPdf(content))]).toEqual(['embeds']);
});

it.each<[string, Buffer]>([
  ['a catalog that is too deep', pdfWith(`/OpenAction${SCRIPT}/X${'['.repeat(1_000_000)}`)],
  [
    'an action that is too deep',
    pdfWith('/OpenAction 10 0 R', `<</S/JavaScript/X${'['.repeat(1_000_000)}>>`),
  ],
  ['an action that is not there', pdfWith('/OpenAction 10 0 R')],
])('%s in a damaged file: it could not be examined', async (_what, content) => {
  expect([...(await marksOfPdf(content))]).toEqual(['unreadable']);
});

it('bytes before its beginning hide nothing, and are no damage', async () => {
  const before = Buffer.from('\uFEFF'.padEnd(500, '\n'));
  const plain = await printed({}, (paper) => paper.text('Curriculum vitae'));
  const acting = await printed({}, (paper) => {
    paper.text('Curriculum vitae');
    paper.addNamedJavaScript('start', 'app.alert(1)');
  });
  expect([...(await marksOfPdf(Buffer.concat([before, plain])))]).toEqual([]);
  expect([...(await marksOfPdf(Buffer.concat([before, acting])))]).toEqual(['script']);
});

it('one that only its password opens could not be examined', async () => {
  const content = await printed({ userPassword: 'secret' }, (paper) => paper.text('Curriculum vitae'));
  expect([...(await marksOfPdf(content))]).toEqual(['unreadable']);
});

it('one that is only protected against changes has no mark', async () => {
  const content = await printed({ ownerPassword: 'secret' }, (paper) => paper.text('Curriculum vitae'));
  expect([...(await marksOfPdf(content))]).toEqual([]);
});

it.each<[string, Buffer, string[]]>([
  ['a script', pdfWith(`/OpenAction${SCRIPT}`), ['script']],
  ['a script with escapes', pdfWith('/OpenAction<</S/J#61va#53cript/#4aS(x)>>'), ['script']],
  [
    'a script by its name',
    pdfWith('/Names<</JavaScript 10 0 R>>', '<</Names[(a) 11 0 R]>>', SCRIPT),
    ['script'],
  ],
  ['a script after a place', pdfWith(`/OpenAction<</S/GoTo/D[2 0 R/Fit]/Next[10 0 R]>>`, SCRIPT), ['script']],
  ['a script in an object stream', pdfWith('/OpenAction 7 0 R', objectStream(SCRIPT)), ['script']],
  ['a form of scripts', pdfWith('/AcroForm<</XFA 10 0 R>>', '[]'), ['script']],
  ['a program to start', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>'), ['starts']],
  ['an address that opens', pdfWith('/OpenAction<</S/URI/URI(https://a.example)>>'), ['opens']],
  ['an address at an occasion', pdfWith('/AA<</WC 10 0 R>>', '<</S/URI/URI(https://a.example)>>'), ['opens']],
  [
    'an address after a place',
    pdfWith('/OpenAction 10 0 R', '<</S/GoTo/D[2 0 R]/Next[11 0 R]>>', '<</S/URI/URI(https://a.example)>>'),
    ['opens'],
  ],
  ['a file of a share', pdfWith('/OpenAction<</S/GoToR/F(\\\\\\\\10.0.0.9\\\\x.pdf)>>'), ['opens']],
  ['a form that sends', pdfWith('/X<</S/SubmitForm/F(https://a.example)>>'), ['sends']],
  ['a film', pdfWith('/X<</Type/Annot/Subtype/RichMedia>>'), ['plays']],
  ['an attachment', pdfWith('/Names<</EmbeddedFiles<<>>>>'), ['embeds']],
  ['a pinned file', pdfWith('/X<</Subtype/FileAttachment>>'), ['embeds']],
  [
    'data that lie elsewhere',
    pdfWith('/X 10 0 R', '<</F(https://a.example)/Length 0>>stream\n\nendstream'),
    ['loads'],
  ],
])('%s is marked', async (_what, content, marks) => {
  expect([...(await marksOfPdf(content))]).toEqual(marks);
});
