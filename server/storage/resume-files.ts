import type { Readable } from 'node:stream';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Where resumes are kept, under keys of our own making. A method that fails throws StorageUnavailable. */
export interface ResumeFiles {
  /** Throws unless the store answers and accepts our credentials. */
  check(): Promise<void>;
  /** A fresh path for an upload in progress. */
  temporaryPath(): string;
  /** Moves the file to its key. When this resolves, the file is durable. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /** Throws ResumeNotFound when the store answers that it has no such file. */
  read(key: string): Promise<Readable>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Moves a file to the quarantine, from which `read` and `keep` bring it back; nothing when there is no such file. */
  setAside(key: string): Promise<void>;
  list(): AsyncIterable<string>;
  /**
   * Removes unfinished uploads and files whose key is not in use, as far as they are older than `before`: younger ones
   * may belong to a submission that is being stored. Returns how many.
   */
  sweep(isInUse: (key: string) => Promise<boolean>, before: Date): Promise<number>;
}

/** The store works, but does not have this file. */
export class ResumeNotFound extends StorageUnavailable {
  override name = 'ResumeNotFound';

  constructor(key: string, options?: ErrorOptions) {
    super(`The resume store has no file ${key}.`, options);
  }
}
