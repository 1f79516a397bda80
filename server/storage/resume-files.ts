import type { Readable } from 'node:stream';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Storage for resumes, with keys that the product makes. Methods throw StorageUnavailable if the storage fails. */
export interface ResumeFiles {
  /** Place of the files, for display: a folder, or s3://bucket/prefix. */
  place: string;
  /** True if several servers may use the store at the same time. */
  isShared: boolean;
  /** Throws unless the store answers and accepts our key. */
  check(): Promise<void>;
  /** Id that the store shares with its database; undefined before the first start of a server. */
  readId(): Promise<string | undefined>;
  writeId(id: string): Promise<void>;
  /** New path for an upload. */
  temporaryPath(): string;
  /** Moves an uploaded file into the store. When this resolves, a power cut cannot lose the file. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /** Stores a note that a file may have no row in the database, because the commit of that row got no answer. */
  noteDoubt(key: string): Promise<void>;
  isInDoubt(key: string): Promise<boolean>;
  /** Reads a file, including one in the quarantine. Throws ResumeNotFound if the store does not have it. */
  read(key: string): Promise<Readable>;
  /** Deletes a file, including one in the quarantine. Does nothing if the store does not have it. */
  remove(key: string): Promise<void>;
  /** Lists files with keys that the product made. Other files are ignored. */
  list(): AsyncIterable<StoredResume>;
  /** Lists the files in the quarantine. `modified` is the time when a file was moved there. */
  listSetAside(): AsyncIterable<StoredResume>;
  /** Moves a file to the quarantine, where `read` still finds it. Does nothing if there is no such file. */
  setAside(key: string): Promise<void>;
  /** Moves a file back from the quarantine. */
  bringBack(key: string): Promise<void>;
  /** Deletes unfinished uploads older than `before` and returns their number. */
  removeUploads(before: Date): Promise<number>;
}

export interface StoredResume {
  key: string;
  modified: Date;
  bytes: number;
  /** False if the server's user may not read the file, as far as the list shows. */
  isReadable: boolean;
}

/** Name of the file with the id of the store. It is next to the resumes. */
export const STORE_ID_NAME = '.store';
export const QUARANTINE = 'orphaned';
export const PART = '.part';

const OF_OUR_MAKING = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\w+)$/;

/** True if `submitApplication` can have made this key. */
export function isResumeKey(name: string): boolean {
  return ['.pdf', '.doc', '.docx'].includes(OF_OUR_MAKING.exec(name)?.[1] ?? '');
}

/** File name of a note that a resume is doubtful. The note is deleted together with unfinished uploads. */
export function doubtName(key: string): string {
  return `${key.slice(0, key.indexOf('.'))}${PART}`;
}

export function isUpload(name: string): boolean {
  return OF_OUR_MAKING.exec(name)?.[1] === PART;
}

/** Thrown if the store works, but does not have the file. */
export class ResumeNotFound extends StorageUnavailable {
  override name = 'ResumeNotFound';

  constructor(key: string, options?: ErrorOptions) {
    super(`The resume store has no file ${key}.`, options);
  }
}
