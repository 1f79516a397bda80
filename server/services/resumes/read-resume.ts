import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireReceived } from '../submissions/require-received.ts';

export interface Resume {
  /** Of our own making: the applicant's name for it stays out of headers. */
  fileName: string;
  content: Buffer;
}

/** The resume of an application, byte for byte as it was sent. */
export async function readResume({ storage }: Dependencies, typed: string): Promise<Resume> {
  const { reference, resume_key, resume_sha256 } = await requireReceived(
    storage.database,
    'applications',
    typed,
  );
  const content = await buffer(await storage.resumeFiles.read(resume_key));
  if (createHash('sha256').update(content).digest('hex') !== resume_sha256) {
    throw new StorageUnavailable(`The resume of ${reference} was changed in the store. Restore a backup.`);
  }
  const extension = /\.[a-z]+$/.exec(resume_key)?.[0] ?? '';
  return { fileName: `Resume-${reference}${extension}`, content };
}
