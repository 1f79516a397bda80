import { AsyncLocalStorage } from 'node:async_hooks';
import type { Environment } from '../server/config.ts';

type TerminalOutput = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** Environment and streams that a command uses. */
export interface Terminal {
  env: Environment;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: TerminalOutput;
  stderr: TerminalOutput;
  exitCode?: number | string | null;
}

const current = new AsyncLocalStorage<Terminal>();

/** Terminal of the command that is running. */
export function terminal(): Terminal {
  return current.getStore() ?? process;
}

export function withTerminal<Result>(own: Terminal, work: () => Result): Result {
  return current.run(own, work);
}
