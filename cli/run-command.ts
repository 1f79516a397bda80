import { CommanderError } from 'commander';
import { ConfigError } from '../server/config.ts';
import { VisitorError } from '../server/services/visitor-error.ts';
import { OperatorError } from '../server/services/operator-error.ts';
import { StorageUnavailable } from '../server/storage/storage-unavailable.ts';
import { createProgram } from './program.ts';
import { type Terminal, withTerminal } from './terminal.ts';

/** Exit statuses. 0: done. 1: the request is wrong. 2: the server, its database or a store has failed. */
const REQUEST_IS_WRONG = 1;
export const SYSTEM_FAILED = 2;

/** Runs one command, prints its error and sets the exit status. */
export async function runCommand(args: string[], terminal: Terminal): Promise<void> {
  await withTerminal(terminal, async () => {
    try {
      await createProgram().parseAsync(args, { from: 'user' });
    } catch (error) {
      terminal.exitCode = report(error, terminal);
    }
  });
}

function report(error: unknown, { stderr }: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : REQUEST_IS_WRONG;
  if (error instanceof OperatorError || error instanceof VisitorError) {
    stderr.write(`${error.message}\n`);
    return REQUEST_IS_WRONG;
  }
  const isExpected = error instanceof StorageUnavailable || error instanceof ConfigError;
  stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  return SYSTEM_FAILED;
}
