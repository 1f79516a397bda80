import { setFlagsFromString } from 'node:v8';
import { runCommand, SYSTEM_FAILED } from './run-command.ts';

// A command over all rows leaves much behind and keeps little: collected when half as much again lies there, it stays small.
setFlagsFromString('--heap-growing-percent=50');

const args = process.argv.slice(2);
const isBackup = args[0] === 'data' && args[1] === 'backup';

/** `… list | head` closes the pipe early: that is no failure, but of a backup. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && !isBackup) process.exit(0);
  process.stderr.write(`Standard output was not written to the end: ${error.message}.\n`);
  process.exit(SYSTEM_FAILED);
});

await runCommand(args, process);
