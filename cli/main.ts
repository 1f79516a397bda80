import { setFlagsFromString } from 'node:v8';
import { runCommand, SYSTEM_FAILED } from './run-command.ts';

// Collects garbage as soon as the heap has grown by half, because some commands read all rows.
setFlagsFromString('--heap-growing-percent=50');

const args = process.argv.slice(2);
const isBackup = args[0] === 'data' && args[1] === 'backup';

/** A reader such as `head` may close the pipe early. This is an error only for a backup. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && !isBackup) process.exit(0);
  process.stderr.write(`The output is incomplete: ${error.message}.\n`);
  process.exit(SYSTEM_FAILED);
});

await runCommand(args, process);
