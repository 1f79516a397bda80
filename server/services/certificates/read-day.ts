import type { DateOrder } from './roster.ts';
import { isCalendarDate } from '../calendar.ts';

/** How days are written: `unknown` when they do not tell, `mixed` when they contradict each other. */
export type WrittenDates = DateOrder | 'unknown' | 'mixed';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})\.?,?[-/. ]+(\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]+(\d{4}|\d{2})$/i;

/** 2026-01-31 of what people write; undefined when it is no day, or when `order` is needed and not known. */
export function readDay(text: string, order?: WrittenDates): string | undefined {
  const typed = withoutTime(text);
  const parts =
    matched(YEAR_FIRST, typed, ([year, month, day]) => [year, month, day]) ??
    matched(DAY_AND_NAME, typed, ([day, month, year]) => [year, monthOf(month), day]) ??
    matched(NAME_AND_DAY, typed, ([month, day, year]) => [year, monthOf(month), day]) ??
    matched(YEAR_LAST, typed, ([first, second, year]) => {
      if (order === 'dmy' || first === second) return [year, second, first];
      if (order === 'mdy') return [year, first, second];
      return order === 'ymd' ? [first, second, year] : undefined;
    });
  if (!parts) return undefined;
  const [year = '', month = '', day = ''] = parts;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The order in which all of these dates are written: told by a value above 12. */
export function inferDateOrder(texts: Iterable<string>): WrittenDates {
  let isDayFirst = false;
  let isMonthFirst = false;
  let isNeeded = false;
  for (const text of texts) {
    const [, first, second] = YEAR_LAST.exec(withoutTime(text)) ?? [];
    if (first === undefined || second === undefined || first === second) continue;
    isNeeded = true;
    if (Number(first) > 12) isDayFirst = true;
    else if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst && isMonthFirst) return 'mixed';
  if (isDayFirst) return 'dmy';
  if (isMonthFirst) return 'mdy';
  return isNeeded ? 'unknown' : 'ymd';
}

/** Day and month are numbers, and either may come first. */
export function isAmbiguousDay(text: string): boolean {
  return YEAR_LAST.test(withoutTime(text));
}

/** A spreadsheet may write a day with the time 00:00. */
function withoutTime(text: string): string {
  return text.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2})?$/, '');
}

type Parts = (string | undefined)[];

function matched(
  pattern: RegExp,
  text: string,
  order: (parts: Parts) => Parts | undefined,
): Parts | undefined {
  const match = pattern.exec(text);
  return match ? order(match.slice(1)) : undefined;
}

function monthOf(name: string | undefined): string | undefined {
  const index = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase());
  return index === -1 ? undefined : String(index + 1);
}
