import { readLine, readSigns } from '../../../contracts/pasted-text.ts';
import { zoneName } from '../../../contracts/region.ts';
import { company } from '../../../content/company.ts';
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '../../../contracts/batch.ts';
import type { Notice } from '../../../contracts/notice.ts';
import {
  type DayHours,
  describeNotice,
  type Holiday,
  HOLIDAY_NAME_LENGTH,
  NOTICE_DAYS,
  type OpeningHours,
  type WeekHours,
} from '../../../contracts/opening-hours.ts';
import { DAY_MS, dateOf, dayIn, isCalendarDate } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError, refuseWrong } from '../operator-error.ts';
import { TIME } from '../typed-fields.ts';
import { type FactState, factRecordsFrom } from './fact-records.ts';
import type { Versioned } from './thing.ts';
import { changeVersion, requireThing, undoVersion } from './versions.ts';

export const HOLIDAYS_MAX = 60;

/** The stored value; `week` is null while the hours in the content apply. */
export interface HoursValue {
  week: WeekHours | null;
  holidays: Holiday[];
}

/** Typed hours: `mon_from`, `mon_to` …, and the list of holidays. Empty times mean closed. */
export interface TypedHours {
  week: Record<Weekday, DayHours>;
  holidays: Holiday[];
}

/** Hours as the office sees them. The version is 0 until somebody changes them. */
interface OfficeHours extends OpeningHours {
  version: number;
  /** True if the hours in the content apply. */
  isOwnWeek: boolean;
  changed?: { name: string; time: string };
}

const ID = 'hours';
const AS_BUILT: HoursValue = { week: null, holidays: [] };

/** There is always one record: the hours in the content, until somebody changes them. */
const openingHours: Versioned<HoursValue, FactState> = {
  kind: 'hours',
  name: 'setting of the opening hours',
  noun: 'hours',
  records: factRecordsFrom<HoursValue>('hours', () => [{ id: ID, value: AS_BUILT }]),
  origin: 'withdrawn',
  shownState: ({ state }) => state,
};

export async function readOfficeHours(deps: Dependencies): Promise<OfficeHours> {
  const { value, version, changedBy, changedAt } = await requireThing(deps, openingHours, ID);
  return {
    ...hoursOf(deps, value),
    version,
    isOwnWeek: value.week === null,
    ...(version > 0 && { changed: { name: changedBy ?? '', time: changedAt ?? '' } }),
  };
}

/** Hours now on the site; null if the hours in the content apply. */
export function hoursNow(deps: Pick<Dependencies, 'now' | 'config'>, value: HoursValue): OpeningHours | null {
  const hours = hoursOf(deps, value);
  return value.week === null && hours.holidays.length === 0 ? null : hours;
}

/** Notices about holidays, shown from some days before until the end of the day. */
export function holidayNotices(deps: Pick<Dependencies, 'now' | 'config'>, value: HoursValue): Notice[] {
  const { holidays, zone } = hoursOf(deps, value);
  const today = dayIn(deps.now(), deps.config.timeZone);
  const last = dateOf(new Date(Date.parse(today) + NOTICE_DAYS * DAY_MS));
  return holidays
    .filter(({ day, notice }) => notice && day <= last)
    .map((holiday) => ({ text: describeNotice(holiday, zone), tone: 'information', link: null }));
}

function hoursOf({ now, config }: Pick<Dependencies, 'now' | 'config'>, value: HoursValue): OpeningHours {
  const today = dayIn(now(), config.timeZone);
  const { week } = company.hours;
  const zone = zoneName(config.timeZone, company.region.locale);
  const holidays = value.holidays.filter(({ day }) => day >= today);
  return { week: value.week ?? week, zone, holidays };
}

/** Replaces week and holidays on the site at once. */
export async function saveHours(
  deps: ActingDependencies,
  typed: TypedHours,
  seen?: number,
): Promise<{ version: number }> {
  const value = readHours(deps, typed);
  return await writeHours(deps, value, seen);
}

/** Restores the week in the content and removes the holidays. */
export async function restoreHours(deps: ActingDependencies, seen?: number): Promise<{ version: number }> {
  return await writeHours(deps, AS_BUILT, seen);
}

export async function undoHours(deps: ActingDependencies, seen?: number): Promise<{ version: number }> {
  const { version } = await readOfficeHours(deps);
  if (version === 0) throw new OperatorError('Nobody has changed the opening hours yet.');
  return await undoVersion(deps, openingHours, ID, seen);
}

/** Adds a holiday, or changes the existing one of that day and keeps its notice. */
export async function addHoliday(deps: ActingDependencies, holiday: Holiday): Promise<void> {
  const { week, holidays, version } = await readOfficeHours(deps);
  const others = holidays.filter(({ day }) => day !== holiday.day);
  const before = holidays.find(({ day }) => day === holiday.day);
  const added = { notice: before?.notice, ...holiday };
  await saveHours(deps, { week: typedWeek(week), holidays: [...others, added] }, version);
}

export async function removeHoliday(deps: ActingDependencies, day: string): Promise<void> {
  const { week, holidays, version } = await readOfficeHours(deps);
  const others = holidays.filter((holiday) => holiday.day !== day);
  if (others.length === holidays.length)
    throw new OperatorError(`There is no holiday on ${day}. List them with hours show.`);
  await saveHours(deps, { week: typedWeek(week), holidays: others }, version);
}

/** A week as typed fields. */
export function typedWeek(week: WeekHours): Record<Weekday, DayHours> {
  const typed = WEEKDAYS.map((day) => [day, week[day] ?? { from: '', to: '' }]);
  return Object.fromEntries(typed) as Record<Weekday, DayHours>;
}

async function writeHours(
  deps: ActingDependencies,
  value: HoursValue,
  seen: number | undefined,
): Promise<{ version: number }> {
  return await changeVersion(deps, openingHours, ID, seen, (before) =>
    JSON.stringify(before.value) === JSON.stringify(value)
      ? undefined
      : { audit: 'hours.edited', state: 'published', value },
  );
}

/** Returns the value to store. Throws an OperatorError with a message for each wrong field. */
function readHours({ now, config }: Dependencies, typed: TypedHours): HoursValue {
  const wrong: Record<string, string> = {};
  const week = Object.fromEntries(
    WEEKDAYS.map((day) => [day, readTimes(typed.week[day], WEEKDAY_NAMES[day], day, wrong)]),
  ) as WeekHours;
  const today = dayIn(now(), config.timeZone);
  const holidays: Holiday[] = [];
  for (const [index, holiday] of typed.holidays.entries()) {
    const [day, name] = [readSigns(holiday.day), readLine(holiday.name)];
    if ([day, name, holiday.from, holiday.to].every((text) => text === '')) continue;
    const at = (field: string) => `${field}_${index}`;
    if (!isCalendarDate(day)) wrong[at('day')] = `A holiday must be a day such as 2027-01-26, not “${day}”`;
    else if (day < today) wrong[at('day')] = `${day} is past: remove it`;
    else if (holidays.some((other) => other.day === day)) wrong[at('day')] = `${day} is listed twice`;
    if (name === '') wrong[at('name')] = 'Say what the day is called, such as Republic Day';
    else if (name.length > HOLIDAY_NAME_LENGTH || /[\p{Cc}\p{Cf}]/u.test(name))
      wrong[at('name')] = `A name has at most ${HOLIDAY_NAME_LENGTH} plain characters`;
    const times = readTimes(holiday, day || 'The day', `holiday_${index}`, wrong);
    holidays.push({
      day,
      name: name.slice(0, HOLIDAY_NAME_LENGTH).normalize('NFC'),
      from: times?.from ?? '',
      to: times?.to ?? '',
      ...(holiday.notice && { notice: true }),
    });
  }
  if (holidays.length > HOLIDAYS_MAX) wrong['day_0'] = `At most ${HOLIDAYS_MAX} holidays can be named`;
  refuseWrong(wrong);
  const isOfContent = JSON.stringify(week) === JSON.stringify(company.hours.week);
  const byDay = holidays.toSorted((one, other) => one.day.localeCompare(other.day));
  return { week: isOfContent ? null : week, holidays: byDay };
}

/** Opening and closing time of a day; null if both are empty, which means closed. */
function readTimes(
  typed: DayHours,
  what: string,
  field: string,
  wrong: Record<string, string>,
): DayHours | null {
  const times = [readSigns(typed.from), readSigns(typed.to)];
  const [from = '', to = ''] = times.map((time) => time.padStart(5, '0'));
  if (times.every((time) => time === '')) return null;
  if (times.includes('')) wrong[`${field}_to`] = `${what}: give both times, or none for a closed day`;
  else if (!TIME.test(from) || !TIME.test(to))
    wrong[`${field}_to`] = `${what}: a time is written as 9:30 or 18:00`;
  else if (to <= from) wrong[`${field}_to`] = `${what} would end at ${to}, before it begins`;
  return { from, to };
}
