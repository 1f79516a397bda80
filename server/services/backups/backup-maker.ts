/** A program that makes and verifies the named backup and prints the result. See make-apart.ts. */
import { pino } from 'pino';
import { loadEnvironment } from '../../settings-file.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { THE_SITE } from '../audit-log/actor.ts';
import { withDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { proveBackup } from './prove-backup.ts';

const [, , file = ''] = process.argv;
// Nothing else may be printed into the JSON answer of this process.
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
