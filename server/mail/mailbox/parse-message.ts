import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { runBounded } from '../../bounded-process.ts';
import type { Message } from './read-message.ts';

const PARSER = join(import.meta.dirname, 'message-parser.ts');
/** Its memory is looked at ten times a second, on a busy machine more rarely: what it takes meanwhile stays below 300 MB. */
const BOUNDS = { heapMegabytes: 128, memoryMegabytes: 240, endAfterMs: 30_000 };
/** A machine that is short of memory may end one for no fault of the mail. */
const ATTEMPTS = 2;

/**
 * What a mail says, read in a process of its own. Undefined when it wears that out, or is no mail. Throws when no process
 * can be had.
 */
export async function parseMessage(source: Buffer): Promise<Message | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return deserialize(await runBounded(PARSER, { input: source, ...BOUNDS })) as Message;
    } catch (error) {
      if (!isOfTheMail(error)) throw error;
    }
  }
  return undefined;
}

/** It was ended, ended by itself, or left nothing to read: only a process that never began has the name of an error. */
function isOfTheMail(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
}
