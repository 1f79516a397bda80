export const MINUTE_MS = 60 * 1_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Date in UTC, YYYY-MM-DD. */
export function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Date in this time zone, YYYY-MM-DD. */
export function dayIn(time: Date, timeZone: string): string {
  return dayInZone(timeZone)(time);
}

/** Date and time in this time zone, YYYY-MM-DD HH:MM. */
export function minuteIn(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(time);
}

/** Returns a function that gives the date of a time. It is fast for many times, if most are in the same minute. */
export function dayInZone(timeZone: string): (time: Date) => string {
  // The Swedish date format is 2026-11-21.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  let last = { minute: NaN, day: '' };
  return (time) => {
    const minute = Math.floor(time.getTime() / MINUTE_MS);
    if (minute !== last.minute) last = { minute, day: format.format(time) };
    return last.day;
  };
}

/** Moment at which a day begins in this time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentsIn(timeZone)(day);
}

/**
 * Returns a function that gives the moment of a day and a time (HH:MM) in this time zone. Without a time it gives the
 * start of the day.
 */
export function momentsIn(timeZone: string): (day: string, time?: string) => Date {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  // Offset of the zone from UTC at a moment. Intl writes the year 26 without its zeros.
  const ahead = (at: number) => Date.parse(`${clock.format(at).padStart(19, '0').replace(' ', 'T')}Z`) - at;
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

/** True for a day on which a period may end: the start of the next day can be written too. */
export function isLastDay(text: string): boolean {
  return isCalendarDate(text) && isCalendarDate(addDays(text, 1));
}

/** True for an existing date, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && dateOf(time) === text;
}
