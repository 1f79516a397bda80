import { fileTypeFromBuffer } from 'file-type';
import { RESUME_EXTENSIONS } from '../../contracts/limits.ts';
import { extensionOf } from './file-name.ts';
import { Refusal } from './refusal.ts';
import { readZipDirectory, readZipText } from './zip-directory.ts';

type ResumeExtension = (typeof RESUME_EXTENSIONS)[number];

const WRONG_EXTENSION = 'Please send the resume as a PDF, DOC or DOCX file.';
const HAS_MACROS =
  'This document contains macros. Please save it without them, or as a PDF, and choose it again.';
const EMPTY = 'The resume is empty. Please choose the file again.';

/** cv.exe.pdf: a name that carries a second, runnable ending is a disguise, whatever the content. */
const HIDDEN_EXTENSION =
  /\.(?:exe|scr|bat|cmd|pif|msi|dll|js|jse|vbs|vbe|wsf|hta|ps1|sh|jar|apk|lnk|php|phtml|asp|aspx|jsp|html?|svg|docm|dotm)\.[a-z]+$/i;

const PDF_START = '%PDF-';
const PDF_HEAD_BYTES = 1024;

const CONTENT_TYPES_MAX_BYTES = 256 * 1024;
const DOCX_ENTRIES_MAX = 2_000;
/** What the archive claims to hold once inflated; a resume with pictures stays far below. */
const DOCX_INFLATED_MAX_BYTES = 200 * 1024 * 1024;
const DOCX_MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Throws a Refusal unless both the name and the content say PDF, DOC or DOCX, and the same of them. */
export async function checkResumeKind(fileName: string, content: Buffer): Promise<void> {
  if (content.length === 0) throw wrongKind(EMPTY);
  const extension = extensionOf(fileName);
  if (!isResumeExtension(extension) || HIDDEN_EXTENSION.test(fileName)) throw wrongKind(WRONG_EXTENSION);
  if (!(await hasContentOf(extension, content))) {
    throw wrongKind(
      `The file is called ${extension} but holds something else. ` +
        'Please save your resume as PDF, DOC or DOCX and choose it again.',
    );
  }
}

function wrongKind(sentence: string): Refusal {
  return new Refusal('resume-wrong-kind', sentence, { fields: { resume: sentence } });
}

function isResumeExtension(extension: string): extension is ResumeExtension {
  return (RESUME_EXTENSIONS as readonly string[]).includes(extension);
}

async function hasContentOf(extension: ResumeExtension, content: Buffer): Promise<boolean> {
  const kind = await sniff(content);
  if (extension === '.pdf') return kind === 'pdf' && isPdf(content);
  if (extension === '.doc') return kind === 'cfb' && isWordDocument(content);
  return (kind === 'docx' || kind === 'zip') && isDocx(content);
}

/** A file that makes the sniffer fail is none of ours. */
async function sniff(content: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.ext;
  } catch {
    return undefined;
  }
}

/**
 * The header at the very start and no web page behind it. Nothing more is asked: many a resume that readers open well
 * comes from a program that writes its end its own way.
 */
function isPdf(content: Buffer): boolean {
  const head = content.toString('latin1', 0, PDF_HEAD_BYTES);
  if (/<(?:!doctype|html|script|svg|body)\b/i.test(head)) return false;
  return head.startsWith(PDF_START);
}

/** The container is also used by installers, spreadsheets and mails: a Word file has a stream of this name. */
function isWordDocument(content: Buffer): boolean {
  if (content.includes(utf16('_VBA_PROJECT'))) throw wrongKind(HAS_MACROS);
  return content.includes(utf16('WordDocument'));
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

/** Decided from the archive's directory and one small entry: nothing else is inflated. */
function isDocx(content: Buffer): boolean {
  const entries = readZipDirectory(content, DOCX_ENTRIES_MAX);
  const types = entries?.find((entry) => entry.name === '[Content_Types].xml');
  if (!entries || !types) return false;
  if (entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) throw wrongKind(HAS_MACROS);
  const inflatedBytes = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0);
  if (inflatedBytes > DOCX_INFLATED_MAX_BYTES) return false;
  const xml = readZipText(content, types, CONTENT_TYPES_MAX_BYTES);
  return (
    entries.some((entry) => /^word\/document\d*\.xml$/.test(entry.name)) && !!xml?.includes(DOCX_MAIN_TYPE)
  );
}
