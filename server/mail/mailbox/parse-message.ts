import { join } from 'node:path';
import { BoundExceeded, runBounded } from '../../bounded-process.ts';
import type { Message, MessageAttachment } from './read-message.ts';
import type { KnownMails, SplitText } from './split-quoted.ts';

const PARSER = join(import.meta.dirname, 'message-parser.ts');
const SPLITTER = join(import.meta.dirname, 'quotation-splitter.ts');
/** Memory is checked ten times a second, less often on a busy machine: the peak stays below 300 MB. */
const BOUNDS = { heapMegabytes: 128, memoryMegabytes: 240, endAfterMs: 30_000 };
/** A machine short of memory may kill the process although the email is harmless. */
const ATTEMPTS = 2;
const HEAD_MAX_BYTES = 64 * 1_024;

/**
 * Parses an email in a separate process. Undefined if the process exceeds its limits, or if it is not an email. Throws if
 * no process can be started.
 */
export async function parseMessage(source: Buffer): Promise<Message | undefined> {
  return await unlessWornOut(PARSER, source, readAnswer, ATTEMPTS);
}

/** Reads only the headers of an unreadable email: sender and subject. Undefined if that fails too. */
export async function parseHead(source: Buffer): Promise<Message | undefined> {
  const beginning = source.subarray(0, HEAD_MAX_BYTES);
  const ends = ['\r\n\r\n', '\n\n'].map((end) => beginning.indexOf(end)).filter((end) => end !== -1);
  return await unlessWornOut(PARSER, beginning.subarray(0, Math.min(beginning.length, ...ends)), readAnswer);
}

/** Separates new text from the copy of known emails. If the process exceeds its limits, all of the text is new. */
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

/** Reads the parser's answer; kept attachments are parts of it. */
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
 * True if the process was killed or exited with a number, so that the email is at fault: if it never started, the code is
 * an error name.
 */
function isOfTheMail(error: unknown): boolean {
  if (error instanceof BoundExceeded || error instanceof SyntaxError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'number' || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
}
