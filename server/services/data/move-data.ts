import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import { selectFiles } from '../../storage/stored-files.ts';
import { digestRows, holdsRows, markPresent, replaceRows, selectLost } from '../../storage/backup-rows.ts';
import { noteCertificateSecret, replaceCertificateSecret } from '../../storage/certificate-secret.ts';
import type { ResumeFiles } from '../../storage/resume-files.ts';
import { takeServerLock } from '../../storage/server-lock.ts';
import { copySiteFacts } from '../../storage/site-facts.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';
import { databasePlace, joinPair, readStoreId } from '../../storage/store-id.ts';
import { removeUnfinishedCopies } from '../../storage/unfinished-copies.ts';
import type { Act } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { fileHash } from './file-hash.ts';
import { severalAtOnce } from './several-at-once.ts';
import { plural } from '../../../contracts/plural.ts';
import type { Lock } from '../../storage/file-lock.ts';
import { requireMaintenanceLock } from './require-maintenance-lock.ts';

/** Action in the audit log of the target that records an earlier move. */
const MOVED = 'data.moved' satisfies Act;

export interface MoveReport {
  database: string;
  store: string;
  rows: number;
  /** Number of resumes that were copied, and of those that the target had already. */
  resumes: number;
  resumesThere: number;
  /** References of applications whose resume is missing in the present store. */
  withoutResume: string[];
}

/**
 * Copies everything to the database and the store of `target`, on SQLite or PostgreSQL, and compares each row and each
 * resume. The present data does not change. If it is stopped and started again, it does not copy the same resumes
 * again; the rows appear at the end, in one step. The server must be stopped first, because new submissions would not
 * be copied.
 */
export async function moveData(
  deps: ActingDependencies,
  target: Config,
  onDone: (state: string) => void = () => {},
): Promise<MoveReport> {
  const { storage, config, log } = deps;
  if (databasePlace(target) === databasePlace(config) && target.databaseUrl === config.databaseUrl)
    throw new OperatorError('This database is in use now. Give another one with --to-database.');
  const server = await takeServerLock(config, log);
  try {
    const lock = await requireMaintenanceLock(storage);
    const to = await openStorage(target, log, 'restore');
    let lockThere: Lock | undefined;
    try {
      lockThere = await requireMaintenanceLock(to);
      await requireRoomFor(storage, to, target);
      // Deletes what killed moves have left. It is as large as all data, and no server would clean the target.
      const { left } = await removeUnfinishedCopies(target.dataFolder);
      if (left.length > 0)
        log.warn({ left }, 'unfinished backups cannot be deleted by this user: delete them by hand');
      const copied = await copyResumes(storage.resumeFiles, to.resumeFiles, onDone);
      await moveRows(storage, to, onDone);
      if (target.certificateSecret === undefined && target.dataFolder !== config.dataFolder)
        await replaceCertificateSecret(target.dataFolder, storage.certificateSecret);
      await joinPair(to);
      const rows = await requireSameRows(storage, to);
      const withoutResume = await requireSameResumes(storage, to, onDone);
      await recordAct(to.database, deps, MOVED);
      return {
        database: databasePlace(target),
        store: to.resumeFiles.place,
        rows,
        ...copied,
        withoutResume,
      };
    } finally {
      await lockThere?.release();
      await to.close();
      await lock.release();
    }
  } finally {
    await server.release();
  }
}

/** Throws if the target has the data of another site. Data of an earlier move may be replaced. */
async function requireRoomFor(from: Storage, to: Storage, target: Config): Promise<void> {
  const id = await readStoreId(from.database);
  const isOwn = (other: string | undefined) => other !== undefined && other === id;
  const ofDatabase = await readStoreId(to.database);
  if ((await holdsRows(to.database)) && !isOwn(ofDatabase))
    throw new OperatorError(
      `${databasePlace(target)} contains another site. Nothing was moved. Give an empty database.`,
    );
  const newer = await selectLost(to.database, from.database);
  if (newer.length > 0)
    throw new OperatorError(
      `${databasePlace(target)} has newer data: ${plural(newer.length, 'submission')} that ${newer.length === 1 ? 'is' : 'are'} not here, such as ${newer[0]}. Nothing was moved.`,
    );
  const ofStore = await to.resumeFiles.readId();
  if (ofStore !== undefined && !isOwn(ofStore))
    throw new OperatorError(`${to.resumeFiles.place} is the store of another site. Nothing was moved.`);
}

async function copyResumes(
  from: ResumeFiles,
  to: ResumeFiles,
  onDone: (state: string) => void,
): Promise<Pick<MoveReport, 'resumes' | 'resumesThere'>> {
  if (from.place === to.place) return { resumes: 0, resumesThere: 0 };
  const there = new Set<string>();
  for await (const { key } of to.list()) there.add(key);
  let resumes = 0;
  await severalAtOnce(from.list(), async ({ key }) => {
    if (there.has(key)) return;
    const temporaryPath = to.temporaryPath();
    await pipeline(await from.read(key), createWriteStream(temporaryPath, { mode: 0o600 }));
    await to.keep(temporaryPath, key);
    onDone(plural((resumes += 1), 'resume'));
  });
  return { resumes, resumesThere: there.size };
}

async function moveRows(from: Storage, to: Storage, onDone: (state: string) => void): Promise<void> {
  let rows = 0;
  const since = await markPresent(to.database);
  await from.database
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((snapshot) =>
      replaceRows(snapshot, to.database, {
        since,
        before: async () => {},
        onRows: (count) => onDone(plural((rows += count), 'row')),
        async after(transaction) {
          await copySiteFacts(snapshot, transaction);
          await noteCertificateSecret(transaction, from.certificateSecret);
        },
      }),
    );
}

async function requireSameRows(from: Storage, to: Storage): Promise<number> {
  const wanted = await digestRows(from.database, MOVED);
  const found = await digestRows(to.database, MOVED);
  const different = wanted.filter(
    ({ table, digest }) => found.find((other) => other.table === table)?.digest !== digest,
  );
  if (different.length === 0) return wanted.reduce((sum, { count }) => sum + count, 0);
  throw new OperatorError(
    `The move failed: the rows of ${different.map(({ table }) => table).join(', ')} differ in the target. ` +
      'Stop the server and the desk, and run the command again.',
  );
}

/** Throws unless the target has the same resumes. Returns those that are missing in the present store too. */
async function requireSameResumes(
  from: Storage,
  to: Storage,
  onDone: (state: string) => void,
): Promise<string[]> {
  const rows = await selectFiles(from.database);
  const missing: string[] = [];
  let compared = 0;
  await severalAtOnce(rows, async ({ reference, key, sha256 }) => {
    const found = await fileHash(to.resumeFiles, key);
    onDone(`${plural((compared += 1), 'resume')} compared`);
    if (found === sha256) return;
    if (found === undefined && (await fileHash(from.resumeFiles, key)) === undefined) missing.push(reference);
    else throw new OperatorError(`The move failed: the resume of ${reference} differs in the target.`);
  });
  return missing.toSorted();
}
