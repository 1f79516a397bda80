import { listBackups } from '../../server/services/backups/backup-folder.ts';
import { readRun } from '../../server/services/backups/backup-run.ts';
import { readWebhook } from '../../server/services/webhooks/read-webhook.ts';
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
      folder: deps.config.backups.folder,
      run: await readRun(deps.storage.database),
      kept: await listBackups(deps),
    },
    /** Undefined: no program listens. */
    webhook: await readWebhook(deps),
  };
}
