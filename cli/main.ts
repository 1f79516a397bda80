import { setFlagsFromString } from 'node:v8';
import { runCommand, SYSTEM_FAILED } from './run-command.ts';

// A command over all rows leaves much behind and keeps little: collected when half as much again lies there, it stays small.
setFlagsFromString('--heap-growing-percent=50');

/** `… list | head` closes the pipe early: that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : SYSTEM_FAILED);
});

await runCommand(process.argv.slice(2), process);
