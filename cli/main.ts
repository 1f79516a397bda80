import { CommanderError } from '@commander-js/extra-typings';
import { ConfigError } from '../server/config.ts';
import { Refusal } from '../server/services/refusal.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import { StorageUnavailable } from '../server/storage/storage-unavailable.ts';
import { createProgram } from './program.ts';

/** 0: done. 1: the request is wrong. 2: the system failed. */
const REQUEST_IS_WRONG = 1;
const SYSTEM_FAILED = 2;

/** `… list | head` closes the pipe early: that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : SYSTEM_FAILED);
});

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : REQUEST_IS_WRONG;
  if (error instanceof WrongRequest || error instanceof Refusal) {
    process.stderr.write(`${error.message}\n`);
    return REQUEST_IS_WRONG;
  }
  const isExpected = error instanceof StorageUnavailable || error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  return SYSTEM_FAILED;
}
