/**
 * A program that reads words of certificates and prints those that cannot be printed, each with the reason. See
 * unprintable-words.ts.
 */
import { json } from 'node:stream/consumers';
import { splitRuns } from '../../../documents/typefaces.ts';
import { Unprintable } from '../../../documents/unprintable.ts';
import type { LetterTask } from './unprintable-words.ts';

const { words, fonts } = (await json(process.stdin)) as LetterTask;
const refused = words.flatMap((text) => {
  try {
    splitRuns(text, 'display', fonts);
    return [];
  } catch (error) {
    if (error instanceof Unprintable) return [[text, error.message]];
    throw error;
  }
});
process.stdout.write(JSON.stringify(refused));
