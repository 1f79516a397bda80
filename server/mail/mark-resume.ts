import { examineResume } from '../examination/examine-resume.ts';
import { selectReceived } from '../storage/received-rows.ts';
import type { ResumeFiles } from '../storage/resume-files.ts';
import type { Storage } from '../storage/storage.ts';
import { updateRows } from '../storage/rows.ts';

/**
 * Examines a resume before the first email about it is sent. The visitor need not wait for this, and nobody gets an
 * unexamined file.
 */
export async function markResume({ database, resumeFiles }: Storage, reference: string): Promise<void> {
  const application = await selectReceived(database, 'application', reference);
  if (!application || application.resume_marks !== null) return;
  const marks = await marksOfFile(resumeFiles, application.resume_key);
  await updateRows(database, 'applications', { reference }, { resume_marks: marks });
}

/** Kinds of active content in a stored file, as text for the database column. */
export async function marksOfFile(resumeFiles: ResumeFiles, key: string): Promise<string> {
  const extension = key.slice(key.lastIndexOf('.'));
  return (await examineResume(extension, () => resumeFiles.read(key))).join(' ');
}
