import { join } from 'node:path';
import { runBounded } from '../../bounded-process.ts';
import type { Dependencies } from '../dependencies.ts';

const CHECKER = join(import.meta.dirname, 'letter-checker.ts');
const CHECK_WITHIN_MS = 20_000;
const HEAP_MAX_MB = 128;
/** Letters that all our fonts have, so most names need no further check. */
const LATIN = /^[ -~À-ž‘’]*$/;

/** Input of the process. */
export interface LetterTask {
  words: string[];
  /** Absolute path of the folder with further fonts. */
  fonts: string;
}

type Words = Readonly<Record<'name' | 'course', string>>;

/**
 * For each of these certificates, the reason why its name or course cannot be printed. A separate process opens the
 * fonts, so their memory is freed afterwards.
 */
export async function unprintableWords(
  { config }: Pick<Dependencies, 'config'>,
  certificates: readonly Words[],
): Promise<(certificate: Words) => string[]> {
  const wordsOf = ({ name, course }: Words) => [name, course].filter((text) => !LATIN.test(text));
  const words = [...new Set(certificates.flatMap(wordsOf))];
  if (words.length === 0) return () => [];
  const task: LetterTask = { words, fonts: join(config.dataFolder, 'fonts') };
  const answer = await runBounded(CHECKER, {
    input: Buffer.from(JSON.stringify(task)),
    heapMegabytes: HEAP_MAX_MB,
    endAfterMs: CHECK_WITHIN_MS,
  });
  const reasons = new Map(JSON.parse(answer.toString()) as [string, string][]);
  return (certificate) => wordsOf(certificate).flatMap((text) => reasons.get(text) ?? []);
}
