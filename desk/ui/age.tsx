import { use } from 'react';
import { TimeZone } from './time.tsx';

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'minute', ms: MINUTE_MS, below: 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS, below: 24 * 60 * MINUTE_MS },
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, below: 14 * 24 * 60 * MINUTE_MS },
] as const;

/** Age in words; from two weeks on, the date. */
export function Age({ value, now }: { value: string; now: string }) {
  const timeZone = use(TimeZone);
  const date = new Date(value);
  const exact = date.toLocaleString('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={value} title={exact}>
      {ageOf(Date.parse(now) - date.getTime()) ??
        date.toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })}
    </time>
  );
}

function ageOf(ms: number): string | undefined {
  if (ms < MINUTE_MS) return 'just now';
  const step = STEPS.find(({ below }) => ms < below);
  if (!step) return undefined;
  const count = Math.floor(ms / step.ms);
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
