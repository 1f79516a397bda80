import { WEEKDAY_NAMES, type Weekday, WEEKDAYS } from '../../../contracts/batch.ts';
import { readSigns } from '../../../contracts/pasted-text.ts';
import type { DateOrder } from './roster.ts';
import { isCalendarDate } from '../calendar.ts';

/** Order of day, month and year. `unknown`: the dates do not show it. `mixed`: they contradict each other. */
export type WrittenDates = DateOrder | 'unknown' | 'mixed';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
/** A date without separators, such as 20260131. */
const WITHOUT_SIGNS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const DAY_AND_NAME =
  /^(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)?[-/. ]{1,2}([a-z]{3,9})\.?,?[-/. ]{1,2}'?(\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.?[-/. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]{1,2}'?(\d{4}|\d{2})$/i;
const YEAR_AND_NAME = /^(\d{4})[-/. ]{1,2}([a-z]{3,9})\.?[-/. ]{1,2}(\d{1,2})$/i;

const WEEKDAY = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const WEEKDAY_BEFORE = new RegExp(`^${WEEKDAY}(?:, ?| )(?:the )?`, 'i');
const WEEKDAY_BEHIND = new RegExp(`(?:, ?| )(?:${WEEKDAY}|\\(${WEEKDAY}\\))$`, 'i');
/** Time after a date. With a time zone it must be midnight, because in another zone the date may differ. */
const TIME = /(?:,? |T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?[AP]\.?M\.?)?$/i;
const MIDNIGHT_IN_A_ZONE = /(?: |T)00:00(?::00(?:\.0{1,9})?)? ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;
/** Longest text that can be a date. */
const DAY_MAX_LENGTH = 60;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Converts a date to the form 2026-01-31. Undefined if it is not a date or has a wrong weekday, or if `order` matters
 * and is unknown.
 */
export function readDay(text: string, order?: WrittenDates): string | undefined {
  return weekdayProblem(text, order) === undefined ? dateIn(text, order) : undefined;
}

/** Message about a wrong weekday: “2026-01-31 is a Saturday, not a Friday”. */
export function weekdayProblem(text: string, order?: WrittenDates): string | undefined {
  const { weekday: named } = partsOf(text);
  const date = named && dateIn(text, order);
  if (!named || !date) return undefined;
  const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7]!;
  if (weekday === named) return undefined;
  return `${date} is a ${WEEKDAY_NAMES[weekday]}, not a ${WEEKDAY_NAMES[named]}`;
}

function dateIn(text: string, order?: WrittenDates): string | undefined {
  const typed = dayIn(text);
  const parts =
    matched(YEAR_FIRST, typed, ([year, month, day]) => [year, month, day]) ??
    matched(WITHOUT_SIGNS, typed, ([year, month, day]) => [year, month, day]) ??
    matched(DAY_AND_NAME, typed, ([day, month, year]) => [year, monthOf(month), day]) ??
    matched(NAME_AND_DAY, typed, ([month, day, year]) => [year, monthOf(month), day]) ??
    matched(YEAR_AND_NAME, typed, ([year, month, day]) => [year, monthOf(month), day]) ??
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

/** Order that these dates have in common. A number above 12 shows it. */
export function inferDateOrder(texts: Iterable<string>): WrittenDates {
  let isDayFirst = false;
  let isMonthFirst = false;
  let isNeeded = false;
  for (const text of texts) {
    const [, first, second] = YEAR_LAST.exec(dayIn(text)) ?? [];
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

/** True if day and month are both numbers that could be either. */
export function isAmbiguousDay(text: string): boolean {
  return YEAR_LAST.test(dayIn(text));
}

/**
 * True if a spreadsheet may have swapped day and month in this column. It reads 03/04/2026 in its own order, and leaves
 * 13/01/2026 as text because there is no month 13.
 */
export function mayBeSwapped(column: Iterable<string>): boolean {
  let hasText = false;
  let hasSwappable = false;
  for (const text of column) {
    const [, , , isoDay] = ISO.exec(text) ?? [];
    if (Number(isoDay) > 12) return false;
    const [, first, second] = YEAR_LAST.exec(dayIn(text)) ?? [];
    hasText ||= Number(first) > 12 || Number(second) > 12;
    hasSwappable ||= isSwappable(text);
  }
  return hasText && hasSwappable;
}

/** True if the text is still a date after day and month are swapped. */
export function isSwappable(text: string): boolean {
  const [, , month, day] = ISO.exec(text) ?? [];
  return Number(day) <= 12 && day !== month;
}

/** Text that a date had before a spreadsheet read it in the wrong order. */
export function textBeforeSwap(iso: string, order: WrittenDates): string {
  const [, year = '', month = '', day = ''] = ISO.exec(iso) ?? [];
  return `${order === 'mdy' ? `${day}/${month}` : `${month}/${day}`}/${year}`;
}

/** The date in a text, without weekday and time, and with each separator as an ASCII character. */
function dayIn(text: string): string {
  return partsOf(text).day;
}

function partsOf(text: string): { day: string; weekday?: Weekday } {
  if (text.length > DAY_MAX_LENGTH) return { day: '' };
  const typed = readSigns(text).replace(/’/g, "'");
  const dated = typed.replace(WEEKDAY_BEFORE, '').replace(TIME, '').replace(MIDNIGHT_IN_A_ZONE, '');
  const names = [WEEKDAY_BEFORE.exec(typed), WEEKDAY_BEHIND.exec(dated)].flatMap(
    (match) => match?.slice(1) ?? [],
  );
  const weekday = WEEKDAYS.find((known) => names.some((name) => name?.toLowerCase().startsWith(known)));
  return { day: dated.replace(WEEKDAY_BEHIND, '').replace(/ ?([-/]) ?/g, '$1'), ...(weekday && { weekday }) };
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
