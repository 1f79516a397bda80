import { isFileInUse, type NamedFile, selectFiles } from '../../storage/stored-files.ts';
import type { ResumeFiles, StoredResume } from '../../storage/resume-files.ts';
import type { Storage } from '../../storage/storage.ts';
import { withTimeout } from '../../with-timeout.ts';
import { fileHash } from '../data/file-hash.ts';

/**
 * Number of resumes that are read completely. For all others only size and access are checked, because a store may
 * contain many gigabytes.
 */
const READ_AT_MOST = 10;
const READ_TIMEOUT_MS = 10_000;

/** Compares the rows with the list of the store, and reads some resumes, different ones each time. */
export async function examineResumes({ database, resumeFiles }: Storage) {
  const stored = new Map<string, StoredResume>();
  for await (const found of resumeFiles.list()) stored.set(found.key, found);
  const inStore = stored.size;
  for await (const found of resumeFiles.listSetAside()) stored.set(found.key, found);
  const found: Record<'missing' | 'unreadable' | 'changed' | 'whole', NamedFile[]> = {
    missing: [],
    unreadable: [],
    changed: [],
    whole: [],
  };
  for (const row of await selectFiles(database)) found[stateOf(row, stored.get(row.key))].push(row);
  let isRefused = found.unreadable.length > 0;
  let fault: string | undefined;
  for (const row of someOf(found.whole)) {
    try {
      if ((await hashInTime(resumeFiles, row.key)) !== row.sha256) found.changed.push(row);
    } catch (error) {
      found.unreadable.push(row);
      if (isRefusal(error as Error)) isRefused = true;
      else fault = (error as Error).message.replace(/\.$/, '');
      // Stops here, because each of the next resumes may take as long.
      break;
    }
  }
  /** References of the applications. It leaves out resumes that were deleted in the meantime. */
  const referencesOf = async (rows: NamedFile[]) => {
    const references: string[] = [];
    for (const row of rows) if (await isFileInUse(database, row.key)) references.push(row.reference);
    return references;
  };
  return {
    inStore,
    missing: await referencesOf(found.missing),
    unreadable: await referencesOf(found.unreadable),
    isRefused,
    fault,
    changed: await referencesOf(found.changed),
  };
}

async function hashInTime(files: ResumeFiles, key: string): Promise<string | undefined> {
  const reading = new AbortController();
  const late = () => new Error(`no answer within ${READ_TIMEOUT_MS / 1_000} seconds`);
  try {
    return await withTimeout(fileHash(files, key, reading.signal), READ_TIMEOUT_MS, late);
  } finally {
    reading.abort();
  }
}

function isRefusal(error: Error): boolean {
  const { code, status } = (error.cause ?? error) as { code?: string; status?: number };
  return code === 'EACCES' || status === 403;
}

function stateOf(row: NamedFile, stored?: StoredResume): 'missing' | 'unreadable' | 'changed' | 'whole' {
  if (!stored) return 'missing';
  if (!stored.isReadable) return 'unreadable';
  return stored.bytes === row.bytes ? 'whole' : 'changed';
}

function someOf(rows: NamedFile[]): NamedFile[] {
  const step = Math.ceil(rows.length / READ_AT_MOST);
  const first = Math.floor(Math.random() * step);
  return rows.filter((_, index) => index % step === first);
}
