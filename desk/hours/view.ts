import { WEEKDAYS } from '../../contracts/batch.ts';
import { describeHours, type Holiday } from '../../contracts/opening-hours.ts';
import { PATHS } from '../../contracts/paths.ts';
import { listHolidayClasses } from '../../server/services/batches/holiday-classes.ts';
import { dayIn } from '../../server/services/calendar.ts';
import type { Conflict } from '../server/or-shown-again.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import {
  HOLIDAYS_MAX,
  readOfficeHours,
  typedWeek,
  type TypedHours,
} from '../../server/services/catalogue/opening-hours.ts';
import type { HoursValues } from './hours-preview.tsx';

export type HoursView = Awaited<ReturnType<typeof hoursView>> & { conflict?: Conflict };

/** Number of empty rows, enough for the holidays of a year. */
const EMPTY_LINES = 12;
const NO_HOLIDAY: Holiday = { day: '', name: '', from: '', to: '' };

export async function hoursView(deps: Dependencies) {
  const hours = await readOfficeHours(deps);
  const { version, isOwnWeek, changed, zone } = hours;
  const { week, holidays } = describeHours(hours);
  const empty = Array.from({ length: EMPTY_LINES }, () => NO_HOLIDAY);
  return {
    values: valuesOf({ week: typedWeek(hours.week), holidays: [...hours.holidays, ...empty] }),
    /** Number of lines for holidays. */
    lines: hours.holidays.length + EMPTY_LINES,
    /** Batches that meet on a closed day. */
    classes: await listHolidayClasses(deps, hours.holidays),
    /** Version that the person saw; 0 if nobody has changed the hours. */
    version,
    isOwnWeek,
    changed: isOwnWeek && hours.holidays.length === 0 ? undefined : changed,
    /** The change that an undo would reverse. */
    last: version > 0 ? changed : undefined,
    stored: [week, ...holidays],
    errors: {} as Record<string, string>,
    /** Values for the preview, and the time zone above the week. */
    known: { zone },
    today: dayIn(deps.now(), deps.config.timeZone),
    address: `${deps.config.publicUrl}${PATHS.contact}`,
  };
}

/** Posted values, with one holiday per line. */
export function typedIn(form: URLSearchParams): { values: HoursValues; typed: TypedHours; lines: number } {
  const text = (field: string) => (form.get(field) ?? '').trim();
  const found = [...form.keys()].filter((field) => /^day_\d{1,2}$/.test(field)).length;
  const lines = Math.min(found, HOLIDAYS_MAX + 1);
  const times = (field: string) => ({ from: text(`${field}_from`), to: text(`${field}_to`) });
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, times(day)])) as TypedHours['week'];
  const holidays = Array.from({ length: lines }, (_, place) => ({
    day: text(`day_${place}`),
    name: text(`name_${place}`),
    ...times(`holiday_${place}`),
    ...(text(`notice_${place}`) !== '' && { notice: true as const }),
  }));
  const typed = { week, holidays };
  return { values: valuesOf(typed), typed, lines };
}

function valuesOf({ week, holidays }: TypedHours): HoursValues {
  const values: HoursValues = {};
  for (const day of WEEKDAYS) {
    values[`${day}_from`] = week[day].from;
    values[`${day}_to`] = week[day].to;
  }
  for (const [place, { day, name, from, to, notice }] of holidays.entries()) {
    values[`day_${place}`] = day;
    values[`name_${place}`] = name;
    values[`holiday_${place}_from`] = from;
    values[`holiday_${place}_to`] = to;
    values[`notice_${place}`] = notice ? '1' : '';
  }
  return values;
}
