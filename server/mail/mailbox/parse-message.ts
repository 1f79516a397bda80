import { join } from 'node:path';
import { BoundExceeded, runBounded } from '../../bounded-process.ts';
import type { Message, MessageAttachment } from './read-message.ts';
import type { KnownMails, SplitText } from './split-quoted.ts';

const PARSER = join(import.meta.dirname, 'message-parser.ts');
const SPLITTER = join(import.meta.dirname, 'quotation-splitter.ts');
/**
 * Limits of the process. Its memory is checked ten times a second, less often on a busy machine. The highest use is
 * below 300 MB.
 */
const BOUNDS = { heapMegabytes: 128, memoryMegabytes: 240, endAfterMs: 30_000 };
/** Number of attempts. A machine short of memory may kill the process although the email is harmless. */
const ATTEMPTS = 2;
const HEAD_MAX_BYTES = 64 * 1_024;

/**
 * Parses an email in a separate process. Undefined if the process exceeds its limits, or if the file is not an email.
 * Throws if no process can be started.
 */
export async function parseMessage(source: Buffer): Promise<Message | undefined> {
  return await unlessWornOut(PARSER, source, readAnswer, ATTEMPTS);
}

/** Reads only sender and subject, for an email that cannot be parsed as a whole. Undefined if that fails too. */
export async function parseHead(source: Buffer): Promise<Message | undefined> {
  const beginning = source.subarray(0, HEAD_MAX_BYTES);
  const ends = ['\r\n\r\n', '\n\n'].map((end) => beginning.indexOf(end)).filter((end) => end !== -1);
  return await unlessWornOut(PARSER, beginning.subarray(0, Math.min(beginning.length, ...ends)), readAnswer);
}

/**
 * Separates the new text of an email from copies of known emails. If the process exceeds its limits, all of the text
 * counts as new.
 */
export async function splitText(whole: string, known: KnownMails): Promise<SplitText> {
  const input = Buffer.from(JSON.stringify({ whole, known }));
  const split = await unlessWornOut(SPLITTER, input, (answer) => JSON.parse(answer.toString()) as SplitText);
  return split ?? { text: whole, earlier: '' };
}

async function unlessWornOut<Answer>(
  program: string,
  input: Buffer,
  read: (answer: Buffer) => Answer,
  attempts = 1,
): Promise<Answer | undefined> {
  try {
    return read(await runBounded(program, { input, ...BOUNDS }));
  } catch (error) {
    if (!isOfTheMail(error)) throw error;
    const isTriedAgain = error instanceof BoundExceeded && attempts > 1;
    return isTriedAgain ? await unlessWornOut(program, input, read, attempts - 1) : undefined;
  }
}

/** Reads the output of the parser. The attachments are slices of it, not copies. */
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

/**
 * True if the email caused the error: the process was killed, or it ended with an exit status, which is a number. If no
 * process could be started, `code` is the name of an error.
 */
function isOfTheMail(error: unknown): boolean {
  if (error instanceof BoundExceeded || error instanceof SyntaxError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'number' || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
}
