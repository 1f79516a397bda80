import { plural } from '../../../contracts/plural.ts';
import { mailFolder } from '../../mail/transports/open-transport.ts';
import { removeMailFiles } from '../../mail/transports/file-transport.ts';
import { isFileInUse } from '../../storage/stored-files.ts';
import {
  deleteNeedlessRemovals,
  deleteRemovals,
  type FileRemoval,
  noteRemovalError,
  selectRemovals,
} from '../../storage/removals.ts';
import { DAY_MS, HOUR_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { reasonOf } from '../../log.ts';
import { overwriteNoted, OVERWRITING_FOLLOWS } from './overwrite-noted.ts';
import { sweepCopies } from './sweep-data.ts';

/**
 * Time for which each server looks for stored emails to delete, once a day. The server that is sending such an email
 * may store it only afterwards.
 */
const MAILS_LOOKED_FOR_MS = 3 * DAY_MS;
/** Time after which a deletion is overdue. */
const MAILS_OVERDUE_MS = 5 * DAY_MS;
const RESUMES_OVERDUE_MS = HOUR_MS;
const RESUMES_AT_ONCE = 20;

/**
 * Deletes the files of deleted rows: those in `removals`, or all in the table `removals`. If a deletion fails, the
 * error is stored and the deletion is tried again later. Never throws.
 */
export async function workOffRemovals(deps: Dependencies, removals?: FileRemoval[]): Promise<void> {
  const { database } = deps.storage;
  if (removals === undefined) await deleteNeedlessRemovals(database);
  const due = removals ?? (await selectRemovals(database));
  await removeMails(
    deps,
    due.filter(({ kind }) => kind === 'mails'),
  );
  const resumes = due.filter(({ kind }) => kind === 'resume');
  while (resumes.length > 0) {
    const page = resumes.splice(0, RESUMES_AT_ONCE);
    const errors = await Promise.all(page.map((removal) => removeResume(deps, removal)));
    await deleteRemovals(
      database,
      page.filter((_, index) => errors[index] === undefined),
    );
    for (const [index, error] of errors.entries())
      if (error) await noteRemovalError(database, page.slice(index, index + 1), error.message);
  }
}

async function removeResume({ storage }: Dependencies, { key }: FileRemoval): Promise<Error | undefined> {
  // Keeps the file if a restored backup has brought back a row that refers to it.
  if (await isFileInUse(storage.database, key)) return undefined;
  return await storage.resumeFiles.remove(key).then(
    () => undefined,
    (error: Error) => error,
  );
}

async function removeMails({ storage, config, now }: Dependencies, mails: FileRemoval[]): Promise<void> {
  if (mails.length === 0) return;
  const { database } = storage;
  const references = mails.map(({ key }) => key);
  const failed = await removeMailFiles(mailFolder(config), references).catch(
    (error: Error) => new Map(references.map((reference) => [reference, error])),
  );
  for (const [reference, error] of failed) {
    const failing = mails.filter(({ key }) => key === reference);
    await noteRemovalError(database, failing, error.message);
  }
  const done = mails.filter(({ key }) => !failed.has(key));
  // Each server tries this in its own folder, so an entry is kept for some days. If it fails on another server, that
  // server stores the error again.
  const old = timeBefore(now(), MAILS_LOOKED_FOR_MS);
  const isOver = ({ requested, last_error }: FileRemoval) => requested < old && last_error === null;
  await deleteRemovals(database, done.filter(isOver));
  await noteRemovalError(
    database,
    done.filter((removal) => !isOver(removal)),
    null,
  );
}

/** Files of erased and purged rows that still exist: their deletion failed or is overdue. */
export async function findFilesLeft({ storage, now }: Dependencies) {
  const overdue = {
    resume: timeBefore(now(), RESUMES_OVERDUE_MS),
    mails: timeBefore(now(), MAILS_OVERDUE_MS),
  };
  const left = (await selectRemovals(storage.database)).filter(
    ({ kind, requested, last_error }) => last_error !== null || requested < overdue[kind],
  );
  return {
    count: left.length,
    reason: left.findLast(({ last_error }) => last_error !== null)?.last_error ?? null,
    oldest: left.map(({ requested }) => requested).toSorted()[0] ?? null,
  };
}

export interface Deleted {
  enquiries: number;
  applications: number;
}

export interface DeletionReport extends Deleted {
  /** Number of files from earlier deletions that still exist. */
  filesBefore: number;
  filesLeft: number;
  /** False: the deleted rows are still readable in the files of the database, until they are overwritten later. */
  isOverwritten: boolean;
}

/**
 * Deletes rows and the files of these and of earlier ones. Then it deletes unfinished copies of killed backups and
 * overwrites the deleted rows. Errors after the rows are deleted are not thrown: they are stored, and the server tries
 * again later.
 */
export async function reportOnFiles(
  deps: Dependencies,
  deleteRows: () => Promise<Deleted>,
): Promise<DeletionReport> {
  const { count: filesBefore } = await findFilesLeft(deps);
  const deleted = await deleteRows();
  try {
    await workOffRemovals(deps);
    await sweepCopies(deps);
    const { count: filesLeft } = await findFilesLeft(deps);
    return { ...deleted, filesBefore, filesLeft, isOverwritten: await overwriteNoted(deps) };
  } catch (error) {
    deps.log.warn(
      { reason: reasonOf(error) },
      'rows are deleted but their files are not; the server tries again',
    );
    return {
      ...deleted,
      filesBefore,
      filesLeft: filesBefore + deleted.applications,
      isOverwritten: false,
    };
  }
}

/** Says in sentences which files still have to be deleted. */
export function tellOfFiles({ filesBefore, filesLeft, isOverwritten }: DeletionReport): string[] {
  const caughtUp = filesBefore - filesLeft;
  return [
    ...(caughtUp > 0
      ? [`${plural(caughtUp, 'file')} of an earlier deletion ${caughtUp === 1 ? 'was' : 'were'} deleted too.`]
      : []),
    ...(filesLeft > 0
      ? [`The rows are deleted; ${plural(filesLeft, 'file')} will be deleted when the store answers.`]
      : []),
    ...(isOverwritten ? [] : [OVERWRITING_FOLLOWS]),
  ];
}
