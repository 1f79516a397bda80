import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { Readable } from 'node:stream';
import { requireNewFile, writeNewFile } from '../new-file.ts';

export interface Resume {
  /** Name that the server makes, because one from the applicant must not be part of a header. */
  fileName: string;
  content: Buffer;
}

/** The unchanged resume of an application. */
export async function readResume({ storage }: Dependencies, typed: string): Promise<Resume> {
  const row = await requireReceived(storage.database, 'application', typed);
  const { reference, resume_key, resume_sha256 } = row;
  const content = await buffer(await storage.resumeFiles.read(resume_key));
  if (createHash('sha256').update(content).digest('hex') !== resume_sha256) {
    throw new StorageUnavailable(`The resume of ${reference} was changed in the store. Restore a backup.`);
  }
  const extension = /\.[a-z]+$/.exec(resume_key)?.[0] ?? '';
  return { fileName: `Resume-${reference}${extension}`, content };
}

/** Returns a resume for one of the firm's people, and records this in the audit log. */
export async function downloadResume(deps: ActingDependencies, reference: string): Promise<Resume> {
  const resume = await readResume(deps, reference);
  await recordAct(deps.storage.database, deps, 'resume.downloaded', normaliseReference(reference));
  return resume;
}

/** Writes the resume of an application to a new file and returns its size. */
export async function saveResume(deps: ActingDependencies, reference: string, file: string): Promise<number> {
  await requireNewFile(file);
  const { content } = await downloadResume(deps, reference);
  await writeNewFile(file, Readable.from([content]));
  return content.length;
}
