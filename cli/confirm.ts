import { createInterface } from 'node:readline/promises';
import { WrongRequest } from '../server/services/wrong-request.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Returns when the operator agrees; without a terminal only --yes will do. */
export async function confirm(
  question: string,
  { yes }: { yes?: boolean },
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (yes) return;
  if (!input.isTTY || !output.isTTY) {
    throw new WrongRequest(`${question} Nothing was done: add --yes to go ahead.`);
  }
  const terminal = createInterface({ input, output });
  // Ctrl+C and Ctrl+D fail the question.
  const answer = await terminal.question(`${question} Go ahead? (y/N) `).catch(() => '');
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new WrongRequest('Nothing was done.');
}
