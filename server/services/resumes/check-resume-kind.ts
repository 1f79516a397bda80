import { RESUME_EXTENSIONS } from '../../../contracts/limits.ts';
import { extensionOf } from './file-name.ts';
import { VisitorError } from '../visitor-error.ts';
import { VirusFound } from './scan-for-viruses.ts';
import { findZipEnd, readZipDirectory, readZipText } from '../../zip-directory.ts';

type ResumeExtension = (typeof RESUME_EXTENSIONS)[number];

const WRONG_EXTENSION = 'Please send the resume as a PDF, DOC or DOCX file.';
const EMPTY = 'The resume is empty. Please choose the file again.';

const IS_TWO_FILES =
  'This PDF is a web page or an archive as well. ' +
  'Please print it to a new PDF ("Save as PDF" in the print window) and choose that one.';

/** cv.exe.pdf: a name that carries a second, runnable ending is a disguise, whatever the content. */
const HIDDEN_EXTENSION =
  /\.(?:exe|scr|bat|cmd|pif|msi|dll|js|jse|vbs|vbe|wsf|hta|ps1|sh|jar|apk|lnk|php|phtml|asp|aspx|jsp|html?|svg|docm|dotm)\.[a-z]+$/i;

const PDF_START = '%PDF-';
/** MS-CFB 2.2. */
const COMPOUND_FILE_START = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP_START = 'PK\x03\x04';
/** With it the archive is a program of Java, Android or Firefox as well. */
const PROGRAM_ENTRY = /^META-INF\/(?:MANIFEST\.MF|mozilla\.rsa)$/i;
/** Of the shortest tag the text after it too: in a picture of 5 MB its five bytes come by chance, in 3 of 10,000. */
const WEB_PAGE = /<(?:(?:!doctype\s+html|html|body|script|iframe)[\s>/]|svg[\s>/][\t\n\r -~]{8})/i;

/** The EICAR test file, refused without a scanner too. Its parts lie apart here, so that scanners let this source be. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-');

const CONTENT_TYPES_MAX_BYTES = 256 * 1024;
const DOCX_ENTRIES_MAX = 2_000;
/** What the archive claims to hold once inflated; a resume with pictures stays far below. */
const DOCX_INFLATED_MAX_BYTES = 200 * 1024 * 1024;
const DOCX_MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Throws a VisitorError unless both the name and the content say PDF, DOC or DOCX, and the same of them. What such a file does
 * by itself is no reason to refuse it: see examination/.
 */
export function checkResumeKind(fileName: string, content: Buffer): void {
  if (content.length === 0) throw wrongKind(EMPTY);
  const extension = extensionOf(fileName);
  if (!isResumeExtension(extension) || HIDDEN_EXTENSION.test(fileName)) throw wrongKind(WRONG_EXTENSION);
  if (content.includes(EICAR)) throw new VirusFound('EICAR');
  if (!hasContentOf(extension, content)) {
    throw wrongKind(
      `The file is called ${extension} but holds something else. ` +
        'Please save your resume as PDF, DOC or DOCX and choose it again.',
    );
  }
}

function wrongKind(sentence: string): VisitorError {
  return new VisitorError('resume-wrong-kind', sentence, { fields: { resume: sentence } });
}

function isResumeExtension(extension: string): extension is ResumeExtension {
  return (RESUME_EXTENSIONS as readonly string[]).includes(extension);
}

function hasContentOf(extension: ResumeExtension, content: Buffer): boolean {
  if (extension === '.pdf') return startsWith(content, PDF_START) && isPdf(content);
  if (extension === '.doc') return startsWith(content, COMPOUND_FILE_START) && isWordDocument(content);
  return startsWith(content, ZIP_START) && isDocx(content);
}

function startsWith(content: Buffer, signature: string): boolean {
  return content.toString('latin1', 0, signature.length) === signature;
}

/**
 * The header at the very start, and no other file in the same bytes. Its end is not looked at: many a
 * resume that readers open well comes from a program that writes its end its own way.
 */
function isPdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (WEB_PAGE.test(text) || findZipEnd(content) !== undefined) throw wrongKind(IS_TWO_FILES);
  return true;
}

/**
 * The container is also used by installers, spreadsheets and mails: a Word file has a stream of this name. Names of
 * streams are the same in capitals and small letters (MS-CFB 2.6.4).
 */
function isWordDocument(content: Buffer): boolean {
  const text = content.toString('latin1').toLowerCase();
  return text.includes(utf16('worddocument'));
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').toString('latin1');
}

/** Decided from the archive's directory and its small entry of types: nothing else is inflated. */
function isDocx(content: Buffer): boolean {
  const entries = readZipDirectory(content, DOCX_ENTRIES_MAX);
  const types = entries?.find((entry) => entry.name === '[Content_Types].xml');
  if (!entries || !types) return false;
  if (entries.some((entry) => PROGRAM_ENTRY.test(entry.name))) return false;
  const inflatedBytes = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0);
  if (inflatedBytes > DOCX_INFLATED_MAX_BYTES) return false;
  const xml = readZipText(content, types, CONTENT_TYPES_MAX_BYTES);
  const hasText = entries.some((entry) => /^word\/document\d*\.xml$/.test(entry.name));
  return hasText && xml !== undefined && xml.includes(DOCX_MAIN_TYPE);
}
