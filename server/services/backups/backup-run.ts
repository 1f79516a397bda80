import type { Connection } from '../../storage/database.ts';
import { readSiteFact, replaceSiteFact } from '../../storage/site-facts.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { ProvenBackup } from './prove-backup.ts';

/** State of the last automatic backup, or of the one in progress. */
export interface BackupRun {
  /** waiting: for the first night. asked: somebody asked for a backup at the desk. */
  state: 'waiting' | 'asked' | 'running' | 'good' | 'failed';
  /** Time since which it is in this state. */
  at: string;
  /** Reason of a failure. */
  reason?: string;
  /** The last verified backup. It is kept here if later ones fail. */
  good?: GoodBackup;
}

export type GoodBackup = ProvenBackup & {
  name: string;
  /** Time of the verification. */
  made: string;
  /** Name of the server that has the backup on its disk. */
  server: string;
};

export async function readRun(database: Connection): Promise<BackupRun | undefined> {
  const fact = await readSiteFact(database, 'nightly_backup');
  return fact === undefined ? undefined : (JSON.parse(fact) as BackupRun);
}

/** Replaces the state. Returns false if another process has changed it since `before` was read. */
export async function replaceRun(database: Connection, before: BackupRun | undefined, after: BackupRun) {
  return await replaceSiteFact(
    database,
    'nightly_backup',
    before && JSON.stringify(before),
    JSON.stringify(after),
  );
}

/** Asks for a backup, which a server starts within a minute. Returns false if one is already running. */
export async function askForBackup(deps: ActingDependencies): Promise<boolean> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const before = await readRun(transaction);
    if (before?.state === 'asked' || before?.state === 'running') return false;
    const asked: BackupRun = { ...before, state: 'asked', at: deps.now().toISOString(), reason: undefined };
    if (!(await replaceRun(transaction, before, asked))) return false;
    await recordAct(transaction, deps, 'backup.asked');
    return true;
  });
}
