import { RESUME_EXTENSIONS } from '../../../contracts/limits.ts';
import { extensionOf } from './file-name.ts';
import { VisitorError } from '../visitor-error.ts';
import { VirusFound } from './scan-for-viruses.ts';
import { findZipEnd, readZipDirectory, readZipText } from '../../zip-directory.ts';

type ResumeExtension = (typeof RESUME_EXTENSIONS)[number];

const WRONG_EXTENSION = 'Please send the resume as a PDF, DOC or DOCX file.';
const EMPTY = 'The resume is empty. Please choose the file again.';
const IS_RTF =
  'This is an RTF file. Please open it in your word processor, save it as PDF and choose that file.';

const IS_TWO_FILES =
  'This PDF is also a web page or an archive. ' +
  'Please print it to a new PDF ("Save as PDF" in the print window) and choose that one.';

/** A second extension of a program, such as cv.exe.pdf. Such a name is a disguise, whatever the content. */
const HIDDEN_EXTENSION =
  /\.(?:exe|scr|bat|cmd|pif|msi|dll|js|jse|vbs|vbe|wsf|hta|ps1|sh|jar|apk|lnk|php|phtml|asp|aspx|jsp|html?|svg|docm|dotm)\.[a-z]+$/i;

const PDF_START = '%PDF-';
/**
 * Number of first bytes in which a PDF must begin. PDF readers skip what is before it: line breaks, a byte order mark,
 * printer commands.
 */
const PDF_STARTS_WITHIN_BYTES = 1_024;
const RTF_START = /^[\s\xef\xbb\xbf]*\{\\rt/;
/**
 * First bytes of other kinds of file that may contain a PDF near their start: programs, scripts, web pages, archives,
 * pictures, other documents.
 */
const OTHER_KIND =
  /^[\s\0\xef\xbb\xbf]*(?:MZ|\x7fELF|\xfe\xed\xfa|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|#!|<|@echo|PK|Rar!|7z\xbc|\x1f\x8b|MSCF|!<arch>|GIF8|\x89PNG|\xff\xd8\xff|RIFF|dex\n|asm\x01|L\0\0\0\x01\x14\x02|\xd0\xcf\x11\xe0)|ustar/i;
/** First bytes of a compound file (MS-CFB 2.2), such as a .doc. */
const COMPOUND_FILE_START = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP_START = 'PK\x03\x04';
/** An entry that makes an archive a program for Java, Android or Firefox. */
const PROGRAM_ENTRY = /^META-INF\/(?:MANIFEST\.MF|mozilla\.rsa)$/i;
/**
 * Tags of web pages. The shortest one must be followed by certain text, because in a picture of 5 MB its five bytes
 * occur by chance in 3 of 10,000.
 */
const WEB_PAGE = /<(?:(?:!doctype\s+html|html|body|script|iframe)[\s>/]|svg[\s>/][\t\n\r -~]{8})/i;

/**
 * The EICAR test file for virus scanners. It is refused even without a scanner. It is written in parts, so that
 * scanners do not report this source file.
 */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-');

const CONTENT_TYPES_MAX_BYTES = 256 * 1024;
const DOCX_ENTRIES_MAX = 2_000;
/** Limit for the declared uncompressed size. Even a resume with pictures is much smaller. */
const DOCX_INFLATED_MAX_BYTES = 200 * 1024 * 1024;
const DOCX_MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Throws a VisitorError unless both the name and the content are those of a PDF, DOC or DOCX. Returns the name to
 * store: a DOCX that is called .doc opens in Word, so it is stored as .docx. Active content is accepted here: see
 * examination/.
 */
export function checkResumeKind(fileName: string, content: Buffer): string {
  if (content.length === 0) throw wrongKind(EMPTY);
  const extension = extensionOf(fileName);
  if (!isResumeExtension(extension) || HIDDEN_EXTENSION.test(fileName)) throw wrongKind(WRONG_EXTENSION);
  if (content.includes(EICAR)) throw new VirusFound('EICAR');
  const kind = kindOf(content);
  if (kind === extension) return fileName;
  if (kind === '.docx' && extension === '.doc') return `${fileName}x`;
  throw wrongKind(
    kind
      ? `The file is called ${extension} but is a ${kind} file. Please save it as PDF and choose that file.`
      : `The file is called ${extension} but contains something else. ` +
          'Please save your resume as PDF, DOC or DOCX and choose it again.',
  );
}

function wrongKind(sentence: string): VisitorError {
  return new VisitorError('resume-wrong-kind', sentence, { fields: { resume: sentence } });
}

function isResumeExtension(extension: string): extension is ResumeExtension {
  return (RESUME_EXTENSIONS as readonly string[]).includes(extension);
}

function kindOf(content: Buffer): ResumeExtension | undefined {
  const start = content.toString('latin1', 0, PDF_STARTS_WITHIN_BYTES);
  if (RTF_START.test(start)) throw wrongKind(IS_RTF);
  if (start.startsWith(COMPOUND_FILE_START)) return isWordDocument(content) ? '.doc' : undefined;
  if (start.startsWith(ZIP_START)) return isDocx(content) ? '.docx' : undefined;
  return isPdf(content, start) ? '.pdf' : undefined;
}

/**
 * True if a PDF begins near the start and no other kind of file does. The end is not checked, because many valid
 * resumes end unusually.
 */
function isPdf(content: Buffer, start: string): boolean {
  const header = start.indexOf(PDF_START);
  if (header === -1 || OTHER_KIND.test(start.slice(0, header))) return false;
  if (WEB_PAGE.test(content.toString('latin1')) || findZipEnd(content) !== undefined) {
    throw wrongKind(IS_TWO_FILES);
  }
  return true;
}

/**
 * True if a compound file contains a Word document. Installers, spreadsheets and emails are compound files too, but
 * only Word has a stream with this name, in any case (MS-CFB 2.6.4).
 */
function isWordDocument(content: Buffer): boolean {
  const text = content.toString('latin1').toLowerCase();
  return text.includes(utf16('worddocument'));
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').toString('latin1');
}

/**
 * True if a zip contains a Word document. It reads only the archive's directory and its small list of types, and
 * uncompresses nothing else.
 */
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
