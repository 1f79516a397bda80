import { listBackups, placeOfBackups } from '../../server/services/backups/kept-backups.ts';
import { readRun } from '../../server/services/backups/backup-run.ts';
import { readWebhook } from '../../server/services/webhooks/read-webhook.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import type { RouteContext } from '../server/route.ts';
import { lastCheck } from './system-check.ts';

export type SystemView = Awaited<ReturnType<typeof systemView>>;

/** How the site itself is, for who runs the firm: nothing here is about a visitor. */
export async function systemView({ deps }: RouteContext) {
  return {
    check: lastCheck(deps),
    backups: {
      /** HH:MM; undefined: only those that are asked for. */
      at: deps.config.backups.at,
      place: placeOfBackups(deps),
      isInStore: deps.config.backups.store !== undefined,
      run: await readRun(deps.storage.database),
      ...(await keptBackups(deps)),
    },
    /** Undefined: no program listens. */
    webhook: await readWebhook(deps),
  };
}

/** The rest of the page stands where the store of backups does not answer. */
async function keptBackups(deps: Dependencies) {
  try {
    return { kept: await listBackups(deps) };
  } catch (error) {
    if (error instanceof StorageUnavailable) return { kept: [], trouble: error.message };
    throw error;
  }
}
