import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  damaged,
  noBackup,
  UnusableBackup,
  openBackupFile,
  type Backup,
} from '../../../storage/backup-file.ts';
import { unpackBackup } from '../../../storage/backup-stream.ts';
import { giveToFolderOwner } from '../../../storage/folder-owner.ts';
import { StorageUnavailable } from '../../../storage/storage-unavailable.ts';
import { removeDatabaseFiles, restoreCopy } from '../../../storage/unfinished-copies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type BackupPlace, nameOf, openBackup } from '../backup-places.ts';
import { AGE, decrypted } from '../encrypted-backup.ts';
import { requireMaintenanceLock } from '../require-maintenance-lock.ts';
import { OperatorError } from '../../operator-error.ts';

const GZIP = Buffer.from([0x1f, 0x8b]);
const SQLITE = Buffer.from('SQLite format 3\0');
const NO_ROOM = /ENOSPC|disk is full/;

/** Opens a backup that is not encrypted as a separate database, which `work` may change. */
export async function withBackup<Result>(
  { storage, config }: Dependencies,
  source: string | BackupPlace,
  passphrase: string | undefined,
  work: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  const lock = await requireMaintenanceLock(storage);
  const copy = restoreCopy(config.dataFolder);
  const name = nameOf(source);
  const refusal = (error: Error) => {
    if (error instanceof UnusableBackup) return new OperatorError(`${name} ${error.message}`);
    if (NO_ROOM.test(error.message))
      return new StorageUnavailable(
        `${config.dataFolder} has no room for a copy of ${name}. Nothing was changed.`,
      );
    return error;
  };
  try {
    await unpack(source, copy, passphrase).catch((error: Error) => {
      const refused = refusal(error);
      if (refused instanceof OperatorError || refused instanceof StorageUnavailable) throw refused;
      throw new OperatorError(`${name} cannot be read: ${error.message}.`);
    });
    giveToFolderOwner(copy);
    const backup = await openBackupFile(copy, storage.database).catch((error: Error) => {
      throw refusal(error);
    });
    try {
      return await work(backup);
    } finally {
      await backup.destroy();
    }
  } finally {
    await removeDatabaseFiles(copy);
    await lock.release();
  }
}

async function unpack(source: string | BackupPlace, copy: string, passphrase: string | undefined) {
  let found = await beginningOf(await openBackup(source));
  if (found.beginning.toString('latin1') === AGE)
    found = await beginningOf(await decrypted(found.content, nameOf(source), passphrase));
  const { beginning, content } = found;
  if (beginning.subarray(0, SQLITE.length).equals(SQLITE))
    await pipeline(content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
  else if (beginning.subarray(0, GZIP.length).equals(GZIP)) {
    await pipeline(content, createGunzip(), (plain: AsyncIterable<Uint8Array>) =>
      unpackBackup(plain, copy),
    ).catch((error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith('Z_') ? damaged(error.message) : error;
    });
  } else {
    content.destroy();
    throw noBackup();
  }
}

/** First bytes of a stream, and a stream with all of them. */
async function beginningOf(stream: Readable): Promise<{ beginning: Buffer; content: Readable }> {
  const chunks = stream.iterator({ destroyOnReturn: true }) as AsyncIterator<Uint8Array>;
  let beginning = Buffer.alloc(0);
  while (beginning.length < AGE.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    beginning = Buffer.concat([beginning, value]);
  }
  const content = Readable.from(
    (async function* () {
      yield beginning;
      yield* { [Symbol.asyncIterator]: () => chunks };
    })(),
    { objectMode: false },
  );
  return { beginning: beginning.subarray(0, AGE.length), content };
}
