import type { Readable } from 'node:stream';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Store of resumes, under keys made by the product. Methods throw StorageUnavailable on failure. */
export interface ResumeFiles {
  /** Place for display: a folder, or s3://bucket/prefix. */
  place: string;
  /** True if several servers may store into it at the same time. */
  isShared: boolean;
  /** Throws unless the store answers and accepts our credentials. */
  check(): Promise<void>;
  /** The id that the store shares with its database; undefined before the first start of both. */
  readId(): Promise<string | undefined>;
  writeId(id: string): Promise<void>;
  /** A fresh path for an upload in progress. */
  temporaryPath(): string;
  /** Moves the file to its key. When this resolves, the file is durable. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /** Notes on this server that a file may have no row, because its commit got no answer. */
  noteDoubt(key: string): Promise<void>;
  isInDoubt(key: string): Promise<boolean>;
  /** Also reads from the quarantine. Throws ResumeNotFound if the store has no such file. */
  read(key: string): Promise<Readable>;
  /** Also removes from the quarantine. Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  /** Lists files with keys made by the product. Other files are not touched. */
  list(): AsyncIterable<StoredResume>;
  /** `modified` is the time when each was moved to the quarantine. */
  listSetAside(): AsyncIterable<StoredResume>;
  /** Moves a file to the quarantine, where `read` still finds it; does nothing if there is no such file. */
  setAside(key: string): Promise<void>;
  /** Moves a file back from the quarantine. */
  bringBack(key: string): Promise<void>;
  /** Removes unfinished uploads that are older than `before`; returns how many. */
  removeUploads(before: Date): Promise<number>;
}

export interface StoredResume {
  key: string;
  modified: Date;
  bytes: number;
  /** False if the server's user may not read it, as far as a list shows. */
  isReadable: boolean;
}

/** File with the id of the store, beside the resumes. */
export const STORE_ID_NAME = '.store';
export const QUARANTINE = 'orphaned';
export const PART = '.part';

const OF_OUR_MAKING = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\w+)$/;

/** True if it is a key made by `submitApplication`. */
export function isResumeKey(name: string): boolean {
  return ['.pdf', '.doc', '.docx'].includes(OF_OUR_MAKING.exec(name)?.[1] ?? '');
}

/** Removed together with unfinished uploads. */
export function doubtName(key: string): string {
  return `${key.slice(0, key.indexOf('.'))}${PART}`;
}

export function isUpload(name: string): boolean {
  return OF_OUR_MAKING.exec(name)?.[1] === PART;
}

/** The store works, but does not have this file. */
export class ResumeNotFound extends StorageUnavailable {
  override name = 'ResumeNotFound';

  constructor(key: string, options?: ErrorOptions) {
    super(`The resume store has no file ${key}.`, options);
  }
}
