import type { DateOrder } from '../../../contracts/desk/roster-view.ts';
import { isCalendarDate } from '../calendar.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMBERS = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})(?:[ T].*)?$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*([a-z]{3,9})[\s.,/-]*(\d{4}|\d{2})$/i;
const MONTH_FIRST = /^([a-z]{3,9})[\s.,/-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(\d{4}|\d{2})$/i;

/** A day as people write it → YYYY-MM-DD; undefined when it is none. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const written = text.trim();
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(written);
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const [, first = '', second = '', third = ''] = NUMBERS.exec(written) ?? [];
  if (first.length === 4) return dayOf(first, second, third);
  if (first.length > 2 || third.length === 3 || third === '') return undefined;
  if (order === 'dmy') return dayOf(third, second, first);
  return order === 'mdy' ? dayOf(third, first, second) : dayOf(first, second, third);
}

/** What the days themselves tell: a first number above 12 is no month. Undefined when each could be read both ways. */
export function dateOrderOf(days: string[]): DateOrder | undefined {
  for (const day of days) {
    const [, first = '', second = '', third = ''] = NUMBERS.exec(day.trim()) ?? [];
    if (first === '' || first.length === 4) continue;
    if (Number(first) > 12 && Number(first) <= 31 && third.length !== 1) return 'dmy';
    if (Number(second) > 12 && Number(first) <= 12) return 'mdy';
  }
  return days.some((day) => /^\d{1,2}[\s./-]/.test(day.trim()) && NUMBERS.test(day.trim()))
    ? undefined
    : 'ymd';
}

function monthOf(word = ''): string {
  return String(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
