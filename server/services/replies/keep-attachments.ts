import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { marksOfFile } from '../../mail/mark-resume.ts';
import type { MessageAttachment } from '../../mail/mailbox/read-message.ts';
import { plainLine } from '../../mail/mailbox/plain-text.ts';
import type { ReplyAttachmentRow } from '../../storage/database.ts';
import { isResumeInUse } from '../../storage/received-rows.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { checkResumeKind } from '../resumes/check-resume-kind.ts';
import { cleanFileName, extensionOf } from '../resumes/file-name.ts';
import { scanForViruses, VirusFound } from '../resumes/scan-for-viruses.ts';
import { VisitorError } from '../visitor-error.ts';

const NAME_MAX_LENGTH = 150;

const TOO_LARGE = 'It is larger than 5 MB.';
const WRONG_KIND = 'Only PDF, DOC and DOCX files are kept, which hold what their names say.';
const INFECTED = 'The virus scanner found something in it.';

/**
 * Keeps what came with a mail under the rules of resumes, in their store; what breaks a rule is named with the reason. Throws
 * StorageUnavailable when store or scanner do not answer: the mail is read again then.
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
    await removeFiles(deps, kept);
    throw error;
  }
}

async function keep(
  { storage: { resumeFiles }, config, log }: Dependencies,
  { name, bytes, content }: MessageAttachment,
): Promise<Omit<ReplyAttachmentRow, 'id' | 'reply_id'>> {
  const fileName = plainLine(cleanFileName(name), NAME_MAX_LENGTH) || 'without a name';
  const row = { name: fileName, bytes, file_key: null, sha256: null, marks: null, refusal: null };
  if (content === undefined) return { ...row, refusal: TOO_LARGE };
  const file = Buffer.from(content, 'base64');
  try {
    checkResumeKind(fileName, file);
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
  await resumeFiles.keep(temporaryPath, key);
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { ...row, file_key: key, sha256, marks: await marksOfFile(resumeFiles, key) };
}

/** Unless a row names them: the mail was stored, or the answer of the database is not known. */
export async function removeFiles({ storage, log }: Dependencies, rows: ReplyAttachmentRow[]): Promise<void> {
  for (const { file_key } of rows) {
    if (file_key === null) continue;
    try {
      if (!(await isResumeInUse(storage.database, file_key))) await storage.resumeFiles.remove(file_key);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'an attachment without a mail is left for the sweep');
      await storage.resumeFiles.noteDoubt(file_key).catch(() => {});
    }
  }
}
