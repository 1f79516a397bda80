import { isCalendarDate } from '../server/services/calendar.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';

/** The beginning of a list: a day, or a time in ISO 8601. */
export function startOf(text: string | undefined): string | undefined {
  if (text === undefined || isCalendarDate(text)) return text;
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : undefined;
  if (time && !Number.isNaN(time.getTime())) return time.toISOString();
  throw new WrongRequest(`--since takes a day such as 2026-11-21; it got "${text}".`);
}
