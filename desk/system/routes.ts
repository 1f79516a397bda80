import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import { findBackup } from '../../server/services/backups/backup-folder.ts';
import { askForBackup } from '../../server/services/backups/backup-run.ts';
import { newPassphrase } from '../../server/services/backups/new-passphrase.ts';
import { encrypted } from '../../server/services/data/encrypted-backup.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { line, readForm } from '../server/form-fields.ts';
import { retryWebhooks, testWebhook } from '../../server/services/webhooks/test-webhook.ts';
import { getConfirmed, postConfirmed, get, post, type RoleRoute } from '../server/route.ts';
import { checkSystem } from './system-check.ts';
import { systemView } from './view.ts';

const copyForm = v.object({ name: line, passphrase: line });

/** The passphrase must be long, because an attacker has years to guess the passphrase of a stolen file. */
const PASSPHRASE_MIN_LENGTH = 16;

export const systemRoutes: readonly RoleRoute[] = [
  get('/system', ['owner'], async (context) => context.page('system', await systemView(context))),
  post('/system/check', ['owner'], async ({ deps, done }) => {
    await checkSystem(deps);
    return done('/system', { text: 'The system was checked.' });
  }),
  post('/system/backups', ['owner'], async ({ deps, done }) => {
    if (deps.config.backups.folder === undefined)
      throw new OperatorError(
        `BACKUP_DIR is off, so the server makes no backups. Run ${deps.config.operatorCommand} data backup FILE.`,
      );
    const isAsked = await askForBackup(deps);
    return done('/system', {
      text: isAsked
        ? 'The backup starts within a minute. Reload the page then.'
        : 'A backup is already in progress.',
    });
  }),
  getConfirmed('/system/backups/copy', ['owner'], async ({ deps, query, page }) => {
    const name = query.get('name') ?? '';
    await requireBackup(deps, name);
    return page('backup-copy', { name, passphrase: newPassphrase() });
  }),
  postConfirmed('/system/backups/copy', ['owner'], async ({ deps, form, page, reply }) => {
    const { name, passphrase } = readForm(form, copyForm);
    const file = await requireBackup(deps, name);
    if (passphrase.length < PASSPHRASE_MIN_LENGTH) {
      const error = `Give at least ${PASSPHRASE_MIN_LENGTH} letters and digits`;
      return page('backup-copy', { name, passphrase, error }, 422);
    }
    await recordAct(deps.storage.database, deps, 'backup.downloaded');
    return reply
      .headers({
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${name}.age"`,
      })
      .send(Readable.from(encrypted(createReadStream(file), passphrase)));
  }),
  post('/system/webhook/test', ['owner'], async ({ deps, done }) => {
    await testWebhook(deps);
    return done('/system', { text: 'A test event is being sent. Reload the page in a moment.' });
  }),
  post('/system/webhook/retry', ['owner'], async ({ deps, done }) => {
    const count = await retryWebhooks(deps);
    return done('/system', {
      text: count === 1 ? 'One event is sent again now.' : `${count} events are sent again now.`,
    });
  }),
];

async function requireBackup(deps: Dependencies, name: string): Promise<string> {
  const { folder } = deps.config.backups;
  const file = folder && (await findBackup(folder, name));
  if (file !== undefined) return file;
  throw new OperatorError('This backup is no longer on this machine. Choose another one.');
}
