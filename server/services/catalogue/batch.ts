import { company } from '../../../content/company.ts';
import { money, readAmount, taxColumn } from '../../../contracts/region.ts';
import * as v from 'valibot';
import { BATCH_MODES, type BatchCourse, MODE_LABELS, WEEKDAYS } from '../../../contracts/batch.ts';
import { optionalLine, optionalText } from '../../../contracts/text.ts';
import type { BatchRow } from '../../storage/database.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import { DAY_MS, dateOf } from '../calendar.ts';
import { OperatorError, refuseWrong } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { optionalDay as typedDay, optionalTime, typed } from '../typed-fields.ts';
import { rulesOf } from './edit-thing.ts';
import type { Fields, Values } from './thing.ts';

const LINE_MAX_LENGTH = 100;
const PLACE_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 2_000;
const SEATS_MAX = 1_000;
export const FEE_MAX = 10_000_000;
export const WEEKS_MAX = 104;
/** First year of dates that are treated as typing errors. */
const TOO_FAR = '3000';

/** Number that somebody typed, with or without the firm's currency. NaN if it is not a number. */
export function amountIn(typedText: string): number {
  return readAmount(typedText, company.region);
}

/** Field for a number; null if it is empty. */
function optionalNumber(max: number, wrong: (text: string) => string) {
  return v.pipe(
    typed,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === '') return null;
      const number = amountIn(value);
      if (number >= 0 && number <= max) return number;
      addIssue({ message: wrong(value) });
      return NEVER;
    }),
  );
}

const optionalDay = (what: string) =>
  v.pipe(
    typedDay(what),
    v.transform((text) => text || null),
  );

/** Converts "Sat, Sun" or "saturday and sunday" to sat,sun in the order of the week. */
const weekdays = v.pipe(
  typed,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const words = value.toLowerCase().split(/[^\p{L}]+/u);
    const names = words.filter((word) => word !== '' && word !== 'and');
    const isRange = /\p{L}\s*(?:[-–—]|\bto\b)\s*\p{L}/u.test(value);
    const isKnown = (name: string) => WEEKDAYS.some((day) => name.startsWith(day));
    if (isRange || !names.every(isKnown)) {
      addIssue({ message: `Write days as Sat, Sun, not “${value}”` });
      return NEVER;
    }
    return WEEKDAYS.filter((day) => names.some((name) => name.startsWith(day))).join(',');
  }),
);

const { currency, tax } = company.region;

const amountOf = (what: string) => (text: string) =>
  `${what} must be a whole amount in ${currency} such as 59000, not “${text}”`;

/** The fields of a batch by column name. The desk offers the courses of the site. */
export const batchFields = {
  course: {
    rule: v.pipe(typed, v.nonEmpty('Choose a course')),
    label: 'Course',
    option: {
      flags: '--course <course>',
      help: 'key or title of the course, such as devops',
      isRequired: true,
    },
  },
  start: {
    rule: v.pipe(
      optionalDay('The start'),
      v.check((day) => day !== null, 'Give the first day'),
      v.transform(String),
    ),
    label: 'First day',
    input: 'future-day',
    option: { flags: '--start <date>', help: 'first day, YYYY-MM-DD', isRequired: true },
  },
  end: {
    rule: optionalDay('The last day'),
    label: 'Last day',
    input: 'day',
    isOptional: true,
    isBeside: true,
    option: { flags: '--end <date>', help: 'last day, YYYY-MM-DD' },
  },
  weeks: {
    rule: optionalNumber(WEEKS_MAX, (text) => `Weeks must be a number up to ${WEEKS_MAX}, not “${text}”`),
    label: 'or weeks',
    input: 'number',
    isBeside: true,
    option: { flags: '--weeks <number>', help: 'length in weeks, instead of --end' },
  },
  days: {
    rule: weekdays,
    label: 'Days',
    input: 'weekdays',
    option: { flags: '--days <days>', help: 'weekdays, such as "Sat, Sun"' },
  },
  from_time: {
    rule: optionalTime,
    label: 'From',
    input: 'time',
    option: { flags: '--from <time>', help: 'time at which a day begins, HH:MM in TIME_ZONE' },
  },
  to_time: {
    rule: optionalTime,
    label: 'To',
    input: 'time',
    isBeside: true,
    option: { flags: '--to <time>', help: 'time at which a day ends, HH:MM' },
  },
  mode: {
    rule: v.pipe(
      typed,
      v.transform((text) => text.toLowerCase()),
      v.picklist(BATCH_MODES, 'The mode must be classroom, online or hybrid'),
    ),
    label: 'Mode',
    input: { choices: BATCH_MODES.map((value) => ({ value, label: MODE_LABELS[value] })) },
    option: {
      flags: '--mode <mode>',
      help: 'classroom, online or hybrid',
      isRequired: true,
      read: (mode: string) => ({ mode }),
    },
  },
  city: {
    rule: optionalLine(LINE_MAX_LENGTH),
    label: 'City',
    isBeside: true,
    option: { flags: '--city <city>', help: 'city of the classroom' },
  },
  place: {
    rule: optionalLine(PLACE_MAX_LENGTH),
    label: 'Place',
    hint: 'Such as 4th floor, Baner Road',
    isOptional: true,
    option: { flags: '--place <place>', help: 'address in the city' },
  },
  seats: {
    rule: v.pipe(
      optionalNumber(SEATS_MAX, (text) => `Seats must be a number from 1 to ${SEATS_MAX}, not “${text}”`),
      v.check((seats) => seats !== null && seats > 0, `Give the number of seats, from 1 to ${SEATS_MAX}`),
      v.transform(Number),
    ),
    label: 'Seats',
    input: 'number',
    option: { flags: '--seats <number>', help: 'number of seats', isRequired: true },
  },
  language: {
    rule: optionalLine(LINE_MAX_LENGTH),
    label: 'Language',
    isOptional: true,
    isBeside: true,
    option: { flags: '--language <language>', help: 'language in which it is taught' },
  },
  trainer: {
    rule: optionalLine(LINE_MAX_LENGTH),
    label: 'Trainer',
    isOptional: true,
    isBeside: true,
    option: { flags: '--trainer <name>', help: 'name of the trainer' },
  },
  fee: {
    rule: optionalNumber(FEE_MAX, amountOf('The fee')),
    label: `Fee with ${tax.name}, in ${currency}`,
    hint: 'A whole amount, such as 59000. Without one the site says “Ask for fees”.',
    input: 'number',
    isOptional: true,
    option: {
      flags: '--fee <amount>',
      help: `fee with ${tax.name}, a whole amount in ${currency}; without it the site says "Ask for fees"`,
    },
  },
  gst_rate: {
    rule: v.pipe(
      optionalNumber(100, (text) => `${tax.name} must be a percentage such as ${tax.rate}, not “${text}”`),
      v.transform((rate) => rate ?? tax.rate),
    ),
    label: `${tax.name} rate (%)`,
    input: 'number',
    isBeside: true,
    option: {
      flags: `--${taxColumn(company.region).replaceAll('_', '-')} <percent>`,
      help: `rate of ${tax.name} in the fee; default for a new batch: ${tax.rate}`,
    },
  },
  instalments: {
    rule: optionalLine(PLACE_MAX_LENGTH),
    label: 'Instalments',
    hint: `Such as Three parts of ${money(20_000, company.region)}`,
    isOptional: true,
    option: {
      flags: '--instalments <text>',
      help: `how the fee can be paid, such as "3 parts of ${money(20_000, company.region)}"`,
    },
  },
  early_fee: {
    rule: optionalNumber(FEE_MAX, amountOf('The early price')),
    label: `Early-bird fee with ${tax.name}`,
    input: 'number',
    isOptional: true,
    option: { flags: '--early-fee <amount>', help: 'early-bird price, until --early-until' },
  },
  early_until: {
    rule: optionalDay('The last day of the early-bird fee'),
    label: 'Early-bird fee until',
    input: 'day',
    isBeside: true,
    option: { flags: '--early-until <date>', help: 'last day of the early-bird price, YYYY-MM-DD' },
  },
  note: {
    rule: optionalText(TEXT_MAX_LENGTH),
    label: 'Internal note',
    hint: 'Visitors do not see it.',
    input: { lines: 3 },
    isOptional: true,
    option: {
      flags: '--note <text>',
      help: 'internal note, not shown on the site',
      read: (note: string) => ({ note }),
    },
  },
} as const satisfies Fields;

const batchSchema = v.object(rulesOf(batchFields));
export type BatchFields = v.InferOutput<typeof batchSchema>;
export type BatchValues = Values<keyof BatchFields>;
/** Typed fields of a batch. */
export type TypedBatch = Partial<BatchValues>;

/** Fields whose changes the people in the batch must be told about. */
export const TOLD_FIELDS = [
  'start',
  'end',
  'weeks',
  'days',
  'from_time',
  'to_time',
  'mode',
  'city',
  'place',
] as const satisfies readonly (keyof BatchFields)[];

/** Reads the columns of a new batch. Throws an OperatorError with a message for each wrong field. */
export function readBatch(values: TypedBatch, courses: readonly BatchCourse[]) {
  const parsed = parseRequest(batchSchema, values);
  const columns = { ...parsed, ...courseNamed(parsed.course, courses) };
  requirePlausible(columns);
  return columns;
}

/** Reads the columns that change. A batch may keep a course that is no longer on the site. */
export function readBatchChanges(batch: CountedBatch, values: TypedBatch, courses: readonly BatchCourse[]) {
  const parsed = parseRequest(v.partial(batchSchema), values);
  const isOther = parsed.course !== undefined && parsed.course !== batch.course;
  const wanted = { ...parsed, ...(isOther && courseNamed(parsed.course ?? '', courses)) };
  requirePlausible({ ...batch, ...wanted, taken: batch.taken + batch.reserved });
  const changed = Object.entries(wanted).filter(([name, value]) => batch[name as keyof BatchRow] !== value);
  return Object.fromEntries(changed) as Partial<typeof wanted>;
}

/** Finds a course by key or title. */
function courseNamed(name: string, courses: readonly BatchCourse[]) {
  const wanted = name.toLowerCase();
  const course = courses.find(({ key, title }) => [key, title.toLowerCase()].includes(wanted));
  if (course) return { course: course.key, course_title: course.title };
  const known = courses.map(({ key }) => key).join(', ');
  throw new OperatorError(`There is no course “${name}” on the site. There are: ${known}.`, {
    fields: { course: `There is no course “${name}” on the site: choose one of the list` },
  });
}

/** Throws if fields contradict each other. */
function requirePlausible(batch: BatchFields & { taken?: number }): void {
  const { start, end, weeks, from_time, to_time, mode, city, seats, taken = 0, fee } = batch;
  const { early_fee, early_until } = batch;
  const wrong: { [Field in keyof BatchFields]?: string } = {};
  if (start >= TOO_FAR) wrong.start = `The first day, ${start}, is too far ahead`;
  if (end !== null && end > dateOf(new Date(Date.parse(start) + WEEKS_MAX * 7 * DAY_MS)))
    wrong.end = `The last day, ${end}, is more than ${WEEKS_MAX} weeks after the first`;
  else if (end !== null && end < start) wrong.end = `The last day, ${end}, is before the first, ${start}`;
  else if (end !== null && weeks !== null) wrong.weeks = 'Give the last day or the weeks, not both';
  if (weeks === 0) wrong.weeks = 'Give at least one week';
  if ((from_time === '') !== (to_time === '')) wrong.to_time = 'Give both times, or neither';
  else if (from_time !== '' && to_time <= from_time)
    wrong.to_time = `A class that begins at ${from_time} ends later than ${to_time}`;
  if (mode !== 'online' && city === '') wrong.city = 'Give the city of the classroom';
  if (seats < taken) wrong.seats = `${taken} seats are taken: give at least ${taken}`;
  if (early_fee !== null && fee === null) wrong.fee = 'Give the fee that applies after the early-bird fee';
  else if (early_fee !== null && fee !== null && early_fee >= fee)
    wrong.early_fee = 'The early-bird fee must be lower than the fee';
  if ((early_fee === null) !== (early_until === null))
    wrong.early_until = 'Give the early-bird fee and its last day, or neither';
  else if (early_until !== null && early_until > start)
    wrong.early_until = 'The early-bird fee must end on or before the first day';
  refuseWrong(wrong);
}
