import type { Readable } from 'node:stream';

/** Where resumes are kept, under keys of our own making. A method that fails throws StorageUnavailable. */
export interface ResumeFiles {
  /** A fresh path for an upload in progress. */
  temporaryPath(): string;
  /** Moves the file to its key; when this returns it outlasts a power cut. */
  keep(temporaryPath: string, key: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<string>;
  /** Removes uploads that were never finished, and files whose key is not in use. Only a server does that, at its start. */
  sweep(isInUse: (key: string) => Promise<boolean>): Promise<number>;
}
