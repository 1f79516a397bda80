import { WEEKDAYS } from '../../contracts/batch.ts';
import { describeHours, type Holiday, type WeekHours } from '../../contracts/opening-hours.ts';
import { OpeningHours } from '../../site/ui/opening-hours.tsx';

/** Typed values: mon_from, mon_to …, and for each holiday day_0, name_0, holiday_0_from, holiday_0_to, notice_0. */
export type HoursValues = Record<string, string>;

interface HoursPreviewProps {
  values: HoursValues;
  known: Record<string, string>;
}

/** Preview of the hours on the contact page, as far as they are filled in. */
export function HoursPreview({ values, known: { zone = '' } }: HoursPreviewProps) {
  const times = (field: string) => {
    const [from = '', to = ''] = [values[`${field}_from`], values[`${field}_to`]];
    return from !== '' && to !== '' ? { from, to } : null;
  };
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, times(day)])) as WeekHours;
  const holidays = Object.keys(values).flatMap((field): Holiday[] => {
    const [, place] = /^day_(\d+)$/.exec(field) ?? [];
    const day = values[field] ?? '';
    if (place === undefined || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return [];
    const hours = times(`holiday_${place}`) ?? { from: '', to: '' };
    return [{ day, name: values[`name_${place}`] || 'Holiday', ...hours }];
  });
  holidays.sort((one, other) => one.day.localeCompare(other.day));
  return <OpeningHours {...describeHours({ week, zone, holidays })} />;
}
