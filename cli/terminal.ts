import { AsyncLocalStorage } from 'node:async_hooks';
import type { Environment } from '../server/config.ts';

type TerminalOutput = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** Environment and streams of a command, for example of a process. */
export interface Terminal {
  env: Environment;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: TerminalOutput;
  stderr: TerminalOutput;
  exitCode?: number | string | null;
}

const current = new AsyncLocalStorage<Terminal>();

/** Terminal of the running command. */
export function terminal(): Terminal {
  return current.getStore() ?? process;
}

export function withTerminal<Result>(own: Terminal, work: () => Result): Result {
  return current.run(own, work);
}
