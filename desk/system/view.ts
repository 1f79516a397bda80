import { listBackups } from '../../server/services/backups/backup-folder.ts';
import { readRun } from '../../server/services/backups/backup-run.ts';
import { readSiteFact } from '../../server/storage/site-facts.ts';
import { readWebhook } from '../../server/services/webhooks/read-webhook.ts';
import type { RouteContext } from '../server/route.ts';
import { lastCheck } from './system-check.ts';

export type SystemView = Awaited<ReturnType<typeof systemView>>;

/** Health of the site, without data of visitors. */
export async function systemView({ deps }: RouteContext) {
  const { at, folder } = deps.config.backups;
  const run = await readRun(deps.storage.database);
  const last = await readSiteFact(deps.storage.database, 'last_backup');
  return {
    check: lastCheck(deps),
    backups: {
      /** HH:MM. Undefined means that backups are made only on request. */
      at,
      /** Undefined means that no server makes backups, only a command. */
      folder,
      operatorCommand: deps.config.operatorCommand,
      /** Time of the last backup of any kind. */
      last,
      /** Time of a later backup made by a command. */
      lastByCommand: last !== undefined && last > (run?.good?.made ?? '') ? last : undefined,
      run,
      kept: folder === undefined ? [] : await listBackups(folder),
    },
    /** Undefined means that there are no webhooks. */
    webhook: await readWebhook(deps),
  };
}
