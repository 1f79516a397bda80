import { setFlagsFromString } from 'node:v8';
import { runCommand, SYSTEM_FAILED } from './run-command.ts';

// Keeps memory small in commands that read all rows: garbage is collected when the heap has grown by half.
setFlagsFromString('--heap-growing-percent=50');

const args = process.argv.slice(2);
const isBackup = args[0] === 'data' && args[1] === 'backup';

/** `… list | head` closes the pipe early, which is an error only for a backup. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && !isBackup) process.exit(0);
  process.stderr.write(`Standard output was not written to the end: ${error.message}.\n`);
  process.exit(SYSTEM_FAILED);
});

await runCommand(args, process);
