import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { marksOfFile } from '../../mail/mark-resume.ts';
import type { MessageAttachment } from '../../mail/mailbox/read-message.ts';
import { plainLine } from '../../mail/mailbox/plain-text.ts';
import type { ReplyAttachmentRow } from '../../storage/database.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { checkResumeKind } from '../resumes/check-resume-kind.ts';
import { dropFile } from '../resumes/drop-file.ts';
import { cleanFileName, extensionOf } from '../resumes/file-name.ts';
import { scanForViruses, VirusFound } from '../resumes/scan-for-viruses.ts';
import { VisitorError } from '../visitor-error.ts';

const NAME_MAX_LENGTH = 150;

const TOO_LARGE = 'It is larger than 5 MB.';
const WRONG_KIND = 'Only PDF, DOC and DOCX files with matching content are kept.';
const INFECTED = 'The virus scanner found something in it.';

/**
 * Stores attachments under the same rules as resumes. A refused attachment is listed with the reason. Throws
 * StorageUnavailable if the store or the virus scanner does not answer; then the email is read again later.
 */
export async function keepAttachments(
  deps: Dependencies,
  replyId: string,
  attachments: MessageAttachment[],
): Promise<ReplyAttachmentRow[]> {
  const kept: ReplyAttachmentRow[] = [];
  try {
    for (const [index, attachment] of attachments.entries())
      kept.push({ ...(await keep(deps, attachment)), id: `${replyId}-${index}`, reply_id: replyId });
    return kept;
  } catch (error) {
    await dropFiles(deps, kept);
    throw error;
  }
}

async function keep(
  deps: Dependencies,
  { name, bytes, content: file }: MessageAttachment,
): Promise<Omit<ReplyAttachmentRow, 'id' | 'reply_id'>> {
  const { storage, config, log } = deps;
  const { resumeFiles } = storage;
  const sentName = plainLine(cleanFileName(name), NAME_MAX_LENGTH) || 'without a name';
  const row = { name: sentName, bytes, file_key: null, sha256: null, marks: null, refusal: null };
  if (file === undefined) return { ...row, refusal: TOO_LARGE };
  let fileName;
  try {
    fileName = checkResumeKind(sentName, file);
    if (config.clamdUrl) await scanForViruses(config.clamdUrl, file);
  } catch (error) {
    if (!(error instanceof VisitorError)) throw error;
    if (error.code === 'unavailable') throw new StorageUnavailable('The virus scanner does not answer.');
    if (error instanceof VirusFound) log.warn({ signature: error.signature }, 'a virus was refused');
    return { ...row, refusal: error instanceof VirusFound ? INFECTED : WRONG_KIND };
  }
  const key = `${randomUUID()}${extensionOf(fileName)}`;
  const temporaryPath = resumeFiles.temporaryPath();
  await writeFile(temporaryPath, file, { mode: 0o600 });
  try {
    await resumeFiles.keep(temporaryPath, key);
  } catch (error) {
    await dropFile(deps, key, error);
    throw error;
  }
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { ...row, name: fileName, file_key: key, sha256, marks: await marksOfFile(resumeFiles, key) };
}

/** Deletes the files of an email that was not stored. `failure` is the error that prevented it. */
export async function dropFiles(
  deps: Dependencies,
  rows: ReplyAttachmentRow[],
  failure?: unknown,
): Promise<void> {
  for (const { file_key } of rows) if (file_key !== null) await dropFile(deps, file_key, failure);
}
