/** A program: makes and proves the backup that it is given the name of, and prints how it went. See make-apart.ts. */
import { pino } from 'pino';
import { loadEnvironment } from '../../settings-file.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { THE_SITE } from '../audit-log/actor.ts';
import { withDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { proveBackup } from './prove-backup.ts';

const [, , file = ''] = process.argv;
// No other output of this process may be between the braces of its answer.
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
