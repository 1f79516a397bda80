import { confirm as ask, isCancel } from '@clack/prompts';
import { WrongRequest } from '../server/services/wrong-request.ts';

/** Returns when the operator agrees; without a terminal only --yes will do. */
export async function confirm(question: string, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new WrongRequest(`${question} Nothing was done: add --yes to go ahead.`);
  }
  const answer = await ask({ message: question, initialValue: false, output: process.stderr });
  if (isCancel(answer) || !answer) throw new WrongRequest('Nothing was done.');
}
