import { createInterface } from 'node:readline/promises';
import { OperatorError } from '../server/services/operator-error.ts';
import { terminal } from './terminal.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Asks the operator to agree. Throws if they do not. Without a terminal, --yes is required. */
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
  // Ctrl+C and Ctrl+D count as no.
  const answer = await dialogue.question(`${question} Go ahead? (y/N) `).catch(() => '');
  dialogue.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new OperatorError('Nothing was done.');
}
