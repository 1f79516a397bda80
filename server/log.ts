import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { VERSION } from './version.ts';

const STACK_LINES = 6;

/** Writes JSON lines to standard output, each with the server and release that wrote it. */
export function createLog(level: LogLevel, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { host: hostname(), version: VERSION },
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

interface LoggedError {
  type: string;
  code?: string;
  message?: string;
  at?: string[];
  cause?: LoggedError;
}

/**
 * Parts of an error that may be logged. Messages of the database and of parsers may quote a visitor, so only their code
 * is included.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, message, stack, cause } = error as NodeJS.ErrnoException;
  const quotesInput = 'severity' in error || error instanceof SyntaxError;
  return {
    type: name,
    ...(code !== undefined && { code }),
    ...(!quotesInput && { message }),
    at: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, STACK_LINES)
      .map((line) => line.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Describes an error in one line. */
export function reasonOf(error: unknown): string {
  const { message, code, type } = describeError(error);
  return message ?? code ?? type;
}

const LOG_EVERY_MS = 60_000;

/** Logger for frequent messages: one line a minute, with the count. */
export function throttledLog(log: Logger, message: string) {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) log.warn({ count }, message);
    count = 0;
  }

  return {
    flush,
    count() {
      count += 1;
      timer ??= setTimeout(flush, LOG_EVERY_MS).unref();
    },
  };
}
