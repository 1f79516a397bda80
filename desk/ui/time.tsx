import { createContext, use } from 'react';

/** Time zone for display. */
export const TimeZone = createContext('UTC');

/** Shows a stored time as 22 Nov 2026, 19:45. */
export function Time({ value }: { value: string }) {
  const timeZone = use(TimeZone);
  const date = new Date(value);
  const text = date.toLocaleString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return <time dateTime={value}>{text}</time>;
}

/** Shows only the time of day: 10:59. */
export function ClockTime({ value }: { value: string }) {
  const timeZone = use(TimeZone);
  const text = new Date(value).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return <time dateTime={value}>{text}</time>;
}
