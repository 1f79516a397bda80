import type { Connection } from '../../storage/database.ts';
import { readSiteFact, replaceSiteFact } from '../../storage/site-facts.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { ProvenBackup } from './prove-backup.ts';

/** State of the last automatic backup, or of the one in progress. */
export interface BackupRun {
  /** waiting: for the first night. asked: requested at the desk. */
  state: 'waiting' | 'asked' | 'running' | 'good' | 'failed';
  /** Start of this state. */
  at: string;
  /** Why it failed. */
  reason?: string;
  /** The last verified backup, even if later ones failed. */
  good?: GoodBackup;
}

export type GoodBackup = ProvenBackup & {
  name: string;
  /** Verification time. */
  made: string;
  /** Name of the server on whose disk it is. */
  server: string;
};

export async function readRun(database: Connection): Promise<BackupRun | undefined> {
  const fact = await readSiteFact(database, 'nightly_backup');
  return fact === undefined ? undefined : (JSON.parse(fact) as BackupRun);
}

/** False when another process was first. */
export async function replaceRun(database: Connection, before: BackupRun | undefined, after: BackupRun) {
  return await replaceSiteFact(
    database,
    'nightly_backup',
    before && JSON.stringify(before),
    JSON.stringify(after),
  );
}

/** The server starts it within a minute. False if one is already running. */
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
