import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Place } from '../../config.ts';
import { s3Backup } from '../../storage/s3-backup.ts';
import { OperatorError } from '../operator-error.ts';

/** A place for a backup that is not a file: a pipe, or an object in a store. */
export interface BackupPlace {
  /** Name of the place, for display. */
  name: string;
  /** Throws if the place already contains a backup. */
  requireNew(): Promise<void>;
  /**
   * Writes a backup and returns when everything is stored. If it is interrupted, nothing is left that looks like a
   * complete backup.
   */
  write(content: Readable): Promise<void>;
  read(): Promise<Readable>;
}

export const PIPE = 'standard input or output';

/** A place for pipes: writes to standard output and reads from standard input. */
export function pipePlace(stdin: NodeJS.ReadableStream, stdout: NodeJS.WritableStream): BackupPlace {
  return {
    name: PIPE,
    requireNew: async () => {},
    write: (content) => pipeline(content, stdout as Writable, { end: false }),
    read: async () => stdin as Readable,
  };
}

export function s3BackupPlace(place: S3Place): BackupPlace {
  const { name, isThere, write, read } = s3Backup(place);
  return {
    name,
    write,
    read,
    async requireNew() {
      if (await isThere()) throw new OperatorError(`${name} exists already. Give the backup another name.`);
    },
  };
}

export async function openBackup(place: string | BackupPlace): Promise<Readable> {
  return typeof place === 'string' ? createReadStream(place) : await place.read();
}

export function nameOf(place: string | BackupPlace): string {
  return typeof place === 'string' ? place : place.name;
}
