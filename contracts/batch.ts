import { feeWithTax, type Region, zoneName } from './region.ts';

/** Modes of a batch. */
export const BATCH_MODES = ['classroom', 'online', 'hybrid'] as const;
export type BatchMode = (typeof BATCH_MODES)[number];

export const MODE_LABELS: Record<BatchMode, string> = {
  classroom: 'Classroom',
  online: 'Online, live',
  hybrid: 'Classroom or online',
};

/** Weekdays in order. The first two letters of each are its name in iCalendar. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Stored states of a batch. Other states follow from its days and seats. */
export const BATCH_STATES = ['draft', 'open', 'full', 'cancelled'] as const;

/**
 * States that people see. `few`: few seats are free. `running`: from the day after the first. `done`: after the last
 * day.
 */
export const SHOWN_BATCH_STATES = [...BATCH_STATES, 'few', 'running', 'done'] as const;
export type ShownBatchState = (typeof SHOWN_BATCH_STATES)[number];

export const BATCH_STATE_LABELS: Record<ShownBatchState, string> = {
  draft: 'Draft',
  open: 'Open',
  few: 'Few seats',
  full: 'Full',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** Largest number of free seats that visitors see. If more are free, no number is shown. */
export const FEW_SEATS = 3;

/** A course of the site: the last part of its address, and its title. */
export interface BatchCourse {
  key: string;
  title: string;
}

/** Days and times of a batch, in `timeZone`. Days are YYYY-MM-DD, times HH:MM. */
export interface BatchTimes {
  start: string;
  end: string | null;
  weeks: number | null;
  days: Weekday[];
  /** Start of each class; empty if the hours are not set. */
  from: string;
  to: string;
  timeZone: string;
}

/** An upcoming batch, as visitors see it. */
export interface Batch extends BatchTimes {
  id: string;
  course: string;
  courseTitle: string;
  mode: BatchMode;
  city: string;
  place: string;
  language: string;
  trainer: string;
  state: 'open' | 'few' | 'full';
  /** Number of free seats. */
  left: number;
  /** Whole amount in the firm's currency, including tax; null if no fee is set. */
  fee: number | null;
  /** Tax included in the fees, in per cent. */
  gstRate: number;
  instalments: string;
  /** Early-bird fee; null after its last day. */
  earlyFee: number | null;
  earlyUntil: string | null;
}

/** Formatters are cached, because making one takes longer than using it a hundred times. */
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const LIST = new Intl.ListFormat('en-GB');

/** Day such as "9 January 2027". */
export function longDay(day: string): string {
  return LONG_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** Name such as "DevOps Automation, 9 January 2027". */
export function batchName({ courseTitle, start }: Pick<Batch, 'courseTitle' | 'start'>): string {
  return `${courseTitle}, ${longDay(start)}`;
}

type Duration = Pick<BatchTimes, 'start' | 'end' | 'weeks'> & Partial<Pick<BatchTimes, 'days'>>;

/** Last day with a class; undefined if it is unknown. */
export function lastDay({ start, end, weeks, days = [] }: Duration): string | null {
  if (end !== null || weeks === null) return end;
  const last = new Date(`${start}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + 7 * weeks - 1);
  const isClass = () => days.includes(WEEKDAYS[(last.getUTCDay() + 6) % 7]!);
  if (days.length > 0) while (!isClass()) last.setUTCDate(last.getUTCDate() - 1);
  return last.toISOString().slice(0, 10);
}

/** Last day of a batch. If it is not set, the day a year after the first. */
export function latestDay({ start, end, weeks }: Pick<BatchTimes, 'start' | 'end' | 'weeks'>): string {
  return lastDay({ start, end, weeks }) ?? lastDay({ start, end: null, weeks: 52 }) ?? start;
}

/** Days and hours, such as "Saturday and Sunday, 10:00–13:00 IST"; empty if neither are set. */
export function meetingTimes(times: BatchTimes, { locale }: Region): string {
  const { days, from, to, start, timeZone } = times;
  const zone = zoneName(timeZone, locale, new Date(`${start}T12:00:00Z`));
  const names = LIST.format(days.map((day) => WEEKDAY_NAMES[day]));
  const hours = from && `${from}–${to} ${zone}`;
  return [names, hours].filter(Boolean).join(', ');
}

/** Period such as "9 January to 28 March 2027" or "9 January 2027, 12 weeks", or only the first day. */
export function runningTime({ start, end, weeks }: Pick<BatchTimes, 'start' | 'end' | 'weeks'>): string {
  if (end !== null) {
    const first = longDay(start).slice(0, end.slice(0, 4) === start.slice(0, 4) ? -5 : undefined);
    return end === start ? longDay(start) : `${first} to ${longDay(end)}`;
  }
  return weeks === null ? longDay(start) : `${longDay(start)}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** Mode and city, such as "Classroom, Pune" or "Online, live". */
export function modeAndCity({ mode, city }: Pick<Batch, 'mode' | 'city'>): string {
  return [MODE_LABELS[mode], city].filter(Boolean).join(', ');
}

export function seatsLeft({ state, left }: Pick<Batch, 'state' | 'left'>): string {
  if (state === 'full') return 'Full';
  if (state === 'open') return 'Seats free';
  return left === 1 ? 'One seat left' : `${left} seats left`;
}

/** Lines that describe a batch, on the site and in the preview at the desk. */
export interface BatchLines {
  /** Period such as "9 January to 28 March 2027". */
  dates: string;
  facts: { term: string; detail: string }[];
  /** Sentences about the fee, today's price first; empty if no fee is set. */
  prices: string[];
  seats: string;
  state: Batch['state'];
}

export function describeBatch(batch: Batch, region: Region): BatchLines {
  const { place, language, trainer, fee, gstRate, earlyFee, earlyUntil, instalments, state } = batch;
  const where = [modeAndCity(batch), place].filter(Boolean).join(', ');
  const early =
    earlyFee !== null && earlyUntil !== null
      ? `${feeWithTax(earlyFee, gstRate, region)} until ${longDay(earlyUntil)}, then`
      : '';
  const facts = [
    { term: 'Days', detail: meetingTimes(batch, region) },
    { term: 'Where', detail: where },
    { term: 'Language', detail: language },
    { term: 'Trainer', detail: trainer },
  ];
  return {
    dates: runningTime(batch),
    facts: facts.filter(({ detail }) => detail !== ''),
    prices: [early, fee === null ? '' : feeWithTax(fee, gstRate, region), instalments].filter(Boolean),
    seats: seatsLeft(batch),
    state,
  };
}

/** Filter of the page with all batches; an empty value matches all. */
export interface BatchFilter {
  course: string;
  mode: string;
  city: string;
  /** First month to show, YYYY-MM. */
  from: string;
}

/** Largest number of batches on the page of a course. The page of all batches has the others. */
export const BATCHES_OF_COURSE = 6;
/** Number of batches after which the page of all batches ends. The page always contains the whole of its last month. */
const BATCHES_AT_ONCE = 40;

/** Batches for a page of whole months, and the first month of the next page. */
export function pageOfMonths(wanted: readonly Batch[]): { shown: Batch[]; next?: string } {
  const last = wanted[BATCHES_AT_ONCE - 1]?.start.slice(0, 7);
  const later = last === undefined ? undefined : wanted.find(({ start }) => start.slice(0, 7) > last);
  const next = later?.start.slice(0, 7);
  return { shown: wanted.filter(({ start }) => next === undefined || start < next), next };
}

export function isWanted(batch: Batch, { course, mode, city, from }: BatchFilter): boolean {
  const fits = (wanted: string, value: string) => wanted === '' || wanted === value;
  const isLate = batch.start >= from;
  return isLate && fits(course, batch.course) && fits(mode, batch.mode) && fits(city, batch.city);
}
