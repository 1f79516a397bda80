import { runCommand, SYSTEM_FAILED } from './run-command.ts';

/** `… list | head` closes the pipe early: that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : SYSTEM_FAILED);
});

await runCommand(process.argv.slice(2), process);
