/** A program that makes and verifies a backup with this name and prints the result. See make-apart.ts. */
import { pino } from 'pino';
import { loadEnvironment } from '../../settings-file.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { THE_SITE } from '../audit-log/actor.ts';
import { withDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { proveBackup } from './prove-backup.ts';

const [, , file = ''] = process.argv;
// Silent, because the output of this program must be nothing but the JSON result.
const log = pino({ level: 'silent' });
try {
  await withDependencies(loadEnvironment(), log, 'command', async (deps) => {
    const proven = await proveBackup({ ...deps, actor: THE_SITE }, file);
    process.stdout.write(JSON.stringify({ proven }));
  });
} catch (error) {
  if (!(error instanceof OperatorError || error instanceof StorageUnavailable)) throw error;
  process.stdout.write(JSON.stringify({ reason: error.message }));
}
