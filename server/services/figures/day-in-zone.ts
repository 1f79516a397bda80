const MINUTE_MS = 60_000;

/** The day on which a time falls in a zone, YYYY-MM-DD. */
export function dayInZone(timeZone: string): (time: Date) => string {
  // Sweden writes 2026-11-21.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  let last = { minute: NaN, day: '' };
  return (time) => {
    const minute = Math.floor(time.getTime() / MINUTE_MS);
    if (minute !== last.minute) last = { minute, day: format.format(time) };
    return last.day;
  };
}
