import { examineResume } from '../examination/examine-resume.ts';
import { selectReceived, updateResumeMarks } from '../storage/received-rows.ts';
import type { Storage } from '../storage/storage.ts';

/** Before the first mail about it leaves: the visitor does not wait, and a file that nobody looked at goes to nobody. */
export async function markResume({ database, resumeFiles }: Storage, reference: string): Promise<void> {
  const application = await selectReceived(database, 'application', reference);
  if (!application || application.resume_marks !== null) return;
  const { resume_key } = application;
  const extension = resume_key.slice(resume_key.lastIndexOf('.'));
  const marks = await examineResume(extension, () => resumeFiles.read(resume_key));
  await updateResumeMarks(database, reference, marks.join(' '));
}
