import { createInterface } from 'node:readline/promises';
import { OperatorError } from '../server/services/operator-error.ts';
import { terminal } from './terminal.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Returns when the operator agrees; without a terminal only --yes is accepted. */
export async function confirm(
  question: string,
  { yes }: { yes?: boolean },
  { input, output }: Terminal = { input: terminal().stdin, output: terminal().stderr },
): Promise<void> {
  if (yes) return;
  if (!input.isTTY || !output.isTTY) {
    throw new OperatorError(`${question} Nothing was done: add --yes to go ahead.`);
  }
  const dialogue = createInterface({ input, output });
  // Ctrl+C and Ctrl+D reject the question.
  const answer = await dialogue.question(`${question} Go ahead? (y/N) `).catch(() => '');
  dialogue.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new OperatorError('Nothing was done.');
}
