import { longDay, WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './batch.ts';

/** Opening hours of a day, HH:MM. */
export interface DayHours {
  from: string;
  to: string;
}

/** Opening hours of each weekday. Null: closed. */
export type WeekHours = Record<Weekday, DayHours | null>;

/** A day with other hours than its weekday. Without times it is closed. */
export interface Holiday {
  /** Date, YYYY-MM-DD. */
  day: string;
  name: string;
  from: string;
  to: string;
  /** True if every page shows a notice from `NOTICE_DAYS` days before the holiday. */
  notice?: true;
}

export interface OpeningHours {
  week: WeekHours;
  /** Short name of the time zone, such as IST. */
  zone: string;
  /** Upcoming holidays, in order. */
  holidays: Holiday[];
}

/** Largest number of holidays that are shown. */
export const HOLIDAYS_SHOWN = 4;
export const HOLIDAY_NAME_LENGTH = 60;
/** Number of days before a holiday on which its notice appears. */
export const NOTICE_DAYS = 3;

/** Lines that describe the opening hours, on the site and in the preview at the desk. */
export interface HoursLines {
  /** Hours of the week, such as "Monday to Friday, 9:30 to 18:00 IST". */
  week: string;
  /** Sentences such as "Closed on 26 January 2027, Republic Day". */
  holidays: string[];
}

export function describeHours({ week, zone, holidays }: OpeningHours): HoursLines {
  return {
    week: describeWeek(week, zone),
    holidays: holidays.slice(0, HOLIDAYS_SHOWN).map((holiday) => describeHoliday(holiday, zone)),
  };
}

/** Describes the hours of a week. Consecutive days with the same hours share a line. */
function describeWeek(week: WeekHours, zone: string): string {
  const spans: { first: Weekday; last: Weekday; hours: DayHours }[] = [];
  let isAfterOpen = false;
  for (const day of WEEKDAYS) {
    const hours = week[day];
    const span = spans.at(-1);
    if (hours && isAfterOpen && span && span.hours.from === hours.from && span.hours.to === hours.to)
      span.last = day;
    else if (hours) spans.push({ first: day, last: day, hours });
    isAfterOpen = hours !== null;
  }
  if (spans.length === 0) return 'By appointment';
  return spans.map(({ first, last, hours }) => `${daysFrom(first, last)}, ${times(hours, zone)}`).join('; ');
}

function daysFrom(first: Weekday, last: Weekday): string {
  if (first === last) return WEEKDAY_NAMES[first];
  const isNext = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === 1;
  return `${WEEKDAY_NAMES[first]} ${isNext ? 'and' : 'to'} ${WEEKDAY_NAMES[last]}`;
}

function describeHoliday({ day, name, from, to }: Holiday, zone: string): string {
  if (from === '') return `Closed on ${longDay(day)}, ${name}`;
  return `${times({ from, to }, zone)} on ${longDay(day)}, ${name}`;
}

/** Notice such as "We are closed on 26 January 2027, Republic Day." */
export function describeNotice({ day, name, from, to }: Holiday, zone: string): string {
  const state = from === '' ? 'closed' : `open from ${times({ from, to }, zone)}`;
  return `We are ${state} on ${longDay(day)}, ${name}.`;
}

/** Hours of a day, such as "9:30 to 18:00 IST". */
function times({ from, to }: DayHours, zone: string): string {
  return `${from.replace(/^0/, '')} to ${to.replace(/^0/, '')} ${zone}`;
}
