import { join } from 'node:path';
import { BoundExceeded, runBounded } from '../../bounded-process.ts';
import type { Message, MessageAttachment } from './read-message.ts';

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
      return readAnswer(await runBounded(PARSER, { input: source, ...BOUNDS }));
    } catch (error) {
      if (!isOfTheMail(error)) throw error;
    }
  }
  return undefined;
}

/** As the parser writes it: attachments that are kept are parts of the answer. */
function readAnswer(answer: Buffer): Message {
  let end = answer.indexOf('\n');
  const message = JSON.parse(answer.toString('utf8', 0, end)) as Omit<Message, 'attachments'> & {
    attachments: (MessageAttachment & { isKept: boolean })[];
  };
  end += 1;
  for (const attachment of message.attachments.filter(({ isKept }) => isKept)) {
    const start = end;
    end += attachment.bytes;
    attachment.content = answer.subarray(start, end);
  }
  return message;
}

/** It was ended, or ended by itself with a number: a process that never began has the name of an error. */
function isOfTheMail(error: unknown): boolean {
  if (error instanceof BoundExceeded || error instanceof SyntaxError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'number' || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
}
