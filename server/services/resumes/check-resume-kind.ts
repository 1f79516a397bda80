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

/** cv.exe.pdf: a name with a second, executable extension is a disguise, whatever the content. */
const HIDDEN_EXTENSION =
  /\.(?:exe|scr|bat|cmd|pif|msi|dll|js|jse|vbs|vbe|wsf|hta|ps1|sh|jar|apk|lnk|php|phtml|asp|aspx|jsp|html?|svg|docm|dotm)\.[a-z]+$/i;

const PDF_START = '%PDF-';
/** PDF readers skip what comes before: line breaks, a byte order mark, printer commands. */
const PDF_STARTS_WITHIN_BYTES = 1_024;
const RTF_START = /^[\s\xef\xbb\xbf]*\{\\rt/;
/** Programs, scripts, web pages, archives, pictures and other documents that contain a PDF near their start. */
const OTHER_KIND =
  /^[\s\0\xef\xbb\xbf]*(?:MZ|\x7fELF|\xfe\xed\xfa|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|#!|<|@echo|PK|Rar!|7z\xbc|\x1f\x8b|MSCF|!<arch>|GIF8|\x89PNG|\xff\xd8\xff|RIFF|dex\n|asm\x01|L\0\0\0\x01\x14\x02|\xd0\xcf\x11\xe0)|ustar/i;
/** MS-CFB 2.2. */
const COMPOUND_FILE_START = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP_START = 'PK\x03\x04';
/** An entry that makes the archive a Java, Android or Firefox program too. */
const PROGRAM_ENTRY = /^META-INF\/(?:MANIFEST\.MF|mozilla\.rsa)$/i;
/**
 * Tags of web pages. The shortest needs the text after it too, because in a picture of 5 MB its five bytes occur by chance
 * in 3 of 10,000.
 */
const WEB_PAGE = /<(?:(?:!doctype\s+html|html|body|script|iframe)[\s>/]|svg[\s>/][\t\n\r -~]{8})/i;

/** The EICAR test file, refused without a scanner too. It is in parts here, so that scanners accept this source file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-');

const CONTENT_TYPES_MAX_BYTES = 256 * 1024;
const DOCX_ENTRIES_MAX = 2_000;
/** Limit for the declared uncompressed size; a resume with pictures is far smaller. */
const DOCX_INFLATED_MAX_BYTES = 200 * 1024 * 1024;
const DOCX_MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Throws a VisitorError unless name and content are both PDF, DOC or DOCX. Returns the name to store: Word opens a DOCX
 * that is called .doc, so it is stored as .docx. Active content is not refused here: see examination/.
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
 * True with a PDF header near the start and no other file type in the same bytes. The end is not checked, because many
 * valid resumes have an unusual one.
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
 * Installers, spreadsheets and emails use the same container; a Word file has a stream with this name. Stream names ignore
 * case (MS-CFB 2.6.4).
 */
function isWordDocument(content: Buffer): boolean {
  const text = content.toString('latin1').toLowerCase();
  return text.includes(utf16('worddocument'));
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').toString('latin1');
}

/** Reads only the archive's directory and its small file of types; nothing else is uncompressed. */
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
