export const MINUTE_MS = 60 * 1_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** YYYY-MM-DD in UTC. */
export function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** YYYY-MM-DD in this time zone. */
export function dayIn(time: Date, timeZone: string): string {
  return dayInZone(timeZone)(time);
}

/** YYYY-MM-DD HH:MM in this time zone. */
export function minuteIn(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(time);
}

/** Days for many times, fast if most are in the same minute. */
export function dayInZone(timeZone: string): (time: Date) => string {
  // The Swedish format is 2026-11-21.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  let last = { minute: NaN, day: '' };
  return (time) => {
    const minute = Math.floor(time.getTime() / MINUTE_MS);
    if (minute !== last.minute) last = { minute, day: format.format(time) };
    return last.day;
  };
}

/** Start of a day in this time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentsIn(timeZone)(day);
}

/** Gives the moment of a day and a time (HH:MM) in this time zone; without a time, the start of the day. */
export function momentsIn(timeZone: string): (day: string, time?: string) => Date {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  // Offset from UTC at a time.
  const ahead = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
  return (day, time = '00:00') => {
    const shown = Date.parse(`${day}T${time}:00Z`);
    return new Date(shown - ahead(shown - ahead(shown)));
  };
}

export function addDays(day: string, days: number): string {
  return dateOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

export function timeBefore(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

/** A day that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && dateOf(time) === text;
}
