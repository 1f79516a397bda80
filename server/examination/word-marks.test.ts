import { expect, it } from 'vitest';
import { compoundFile, docx, relationships } from '../../tests/support/resumes.ts';
import { marksOfDoc, marksOfDocx } from './word-marks.ts';

const RELATIONS = 'word/_rels/document.xml.rels';
const SETTINGS = 'word/_rels/settings.xml.rels';

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const related = (type: string, target: string, mode = '') =>
  docx({ [RELATIONS]: relationships(type, target, mode) });
const fromTemplate = (target: string) =>
  docx({ [SETTINGS]: relationships('attachedTemplate', target, 'External') });

it.each([
  'file:///C:\\Users\\Asha\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
  'file:///C:/Users/Asha/Templates/Modern%20resume.dotx',
  'C:\\Templates\\Resume.dotx',
  'file://localhost/Users/asha/Resume.dotx',
  '/Users/asha/Resume.dotx',
  'Macintosh HD:Users:asha:Resume.dotx',
  'Normal.dotm',
])('the template %s on the own disk is no mark', (target) => {
  expect([...marksOfDocx(fromTemplate(target))]).toEqual([]);
});

it.each<[string, Buffer]>([
  ['a plain document', docx()],
  ['pictures', docx({ 'word/media/image1.png': 'x' })],
  ['a link', related('hyperlink', 'https://example.org/?a=1&amp;b=2', 'External')],
  ['a picture out of a mail', related('image', 'cid:image001.png@01D9', 'External')],
  ['relationships in UTF-16', docx({ [RELATIONS]: utf16(relationships('image', 'media/image1.png')) })],
  [
    'the table of a chart',
    docx({ 'word/charts/_rels/chart1.xml.rels': relationships('package', '../a.xlsx') }),
  ],
])('%s has no mark', (_what, content) => {
  expect([...marksOfDocx(content)]).toEqual([]);
});

it.each([
  'https://a.example/x.dotm',
  '\\\\a.example\\x.dotm',
  'file://a.example/x.dotm',
  'file:///%5C%5Ca.example/x.dotm',
  'h&#116;tp://a.example',
])('the template %s elsewhere is marked', (target) => {
  expect([...marksOfDocx(fromTemplate(target))]).toEqual(['loads']);
});

it.each<[string, Buffer, string[]]>([
  ['macros', docx({ 'word/vbaProject.bin': 'x' }), ['macros']],
  ['macros under another name', related('vbaProject', 'media/image1.png'), ['macros']],
  ['macros in UTF-16', docx({ [RELATIONS]: utf16(relationships('vbaProject', 'a.bin')) }), ['macros']],
  ['an object', related('oleObject', 'embeddings/oleObject1.bin'), ['embeds']],
  ['a control', related('control', 'activeX/activeX1.xml'), ['embeds']],
  ['a page in it', related('aFChunk', 'chunk.rtf'), ['embeds']],
  ['a sheet in it', related('package', 'embeddings/skills.xlsx'), ['embeds']],
  [
    'an equation of the old editor',
    docx({ 'word/embeddings/oleObject1.bin': compoundFile('Equation Native') }),
    ['equation'],
  ],
  ['a picture elsewhere', related('image', 'https://a.example/x.png', 'External'), ['loads']],
  ['a frame elsewhere', related('frame', 'https://a.example', 'External'), ['loads']],
  ['relationships in no encoding', docx({ [RELATIONS]: Buffer.from([0xff, 0x41, 0x42]) }), ['unreadable']],
  ['relationships without an end', docx({ [RELATIONS]: Buffer.alloc(8_000_000, '<a/>') }), ['unreadable']],
  ['no archive', Buffer.from('PK'), ['unreadable']],
])('%s: a .docx with it is marked', (_what, content, marks) => {
  expect([...marksOfDocx(content)]).toEqual(marks);
});

it.each<[string, string, string[]]>([
  ['nothing', 'WordDocument', []],
  ['macros', '_VBA_PROJECT', ['macros']],
  ['macros in small letters', '_vba_project', ['macros']],
  ['a packed file', '\u0001Ole10Native', ['embeds']],
  ['a control', '\u0003OCXNAME', ['embeds']],
  ['an equation', 'Equation Native', ['equation']],
  ['a template elsewhere', 'https://a.example/x.dotm', ['loads']],
  ['a template of the own disk', 'C:\\Templates\\x.dotm', []],
])('%s in a .doc', (_what, stream, marks) => {
  expect([...marksOfDoc(compoundFile(stream))]).toEqual(marks);
  expect([...marksOfDoc(Buffer.concat([Buffer.from('x'), compoundFile(stream)]))]).toEqual(marks);
});
