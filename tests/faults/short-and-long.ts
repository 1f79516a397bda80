import { isLong } from '../../tools/test/test-stages.ts';

/** `FAULTS=long` asks for the long form: more clients, rounds and mutations. */
export { isLong };

/** How much of a fault a test provokes. */
export function howMany({ short, long }: { short: number; long: number }): number {
  return isLong ? long : short;
}

/** For a test whose short form takes `shortMs` on a slow machine at most. */
export function timeFor({ shortMs, longMs }: { shortMs: number; longMs: number }): number {
  return isLong ? longMs : shortMs;
}

/** Says in the long form what was seen: docs/assurance.md holds the figures. */
export function report(seen: string): void {
  if (isLong) process.stdout.write(`Seen: ${seen}\n`);
}
