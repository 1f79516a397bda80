import { company } from '../../../content/company.ts';
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalWeekday,
} from 'ical-generator';
import { type Batch, describeBatch, lastDay, WEEKDAYS } from '../../../contracts/batch.ts';
import { BATCHES_PATH } from '../../../contracts/paths.ts';
import { DAY_MS, dateOf, momentsIn } from '../calendar.ts';

const HOUR_S = 60 * 60;

/**
 * Batches as an iCalendar file (RFC 5545): a repeating event if days, hours and the last day are set, else only the first
 * day. Subscribed programs ask again after an hour. Times are UTC, so that no program needs the zone's rules: if clocks
 * change between two classes, each class is an event.
 */
export function batchCalendar(
  batches: readonly Batch[],
  { name, publicUrl, now }: { name: string; publicUrl: string; now: Date },
): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name, product: 'batches', language: 'EN' },
    ttl: HOUR_S,
  });
  const clock = rememberMoments(batches[0]?.timeZone ?? 'UTC');
  for (const batch of batches)
    for (const event of eventsOf(batch, publicUrl, clock)) calendar.createEvent({ ...event, stamp: now });
  // RFC 5545 ends every line, including the last one.
  return `${calendar.toString()}\r\n`;
}

type Clock = (day: string, time: string) => Date;

/** Batches share days and hours, so each moment is worked out only once. */
function rememberMoments(timeZone: string): Clock {
  const momentOf = momentsIn(timeZone);
  const known = new Map<string, Date>();
  return (day, time) => {
    const key = `${day} ${time}`;
    const moment = known.get(key) ?? momentOf(day, time);
    known.set(key, moment);
    return moment;
  };
}

function eventsOf(batch: Batch, publicUrl: string, clock: Clock): ICalEventData[] {
  const { id, courseTitle, mode, city, place } = batch;
  const { facts, prices, seats } = describeBatch(batch, company.region);
  const shared = {
    summary: courseTitle,
    location: mode === 'online' ? 'Online' : [place, city].filter(Boolean).join(', '),
    description: [...facts.map(({ term, detail }) => `${term}: ${detail}`), ...prices, seats].join('\n'),
    url: `${publicUrl}${BATCHES_PATH}#${id}`,
  };
  const uid = `${id}@${new URL(publicUrl).host}`;
  const classes = classesOf(batch, clock);
  const [first] = classes;
  if (!first) return [{ ...shared, id: uid, start: new Date(batch.start), allDay: true }];
  if (!isAtSameHours(classes))
    return classes.map(({ start, end }) => ({ ...shared, id: `${start.getTime()}-${uid}`, start, end }));
  const days = new Set(classes.map(({ start }) => UTC_DAYS[start.getUTCDay()]));
  const byDay = UTC_DAYS.filter((day) => days.has(day));
  const until = classes.at(-1)?.start;
  return [{ ...shared, id: uid, ...first, repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay, until } }];
}

const UTC_DAYS = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
];

/** One event per class; none if days, hours or the last day are not set. */
function classesOf({ days, from, to, start, end, weeks }: Batch, clock: Clock): { start: Date; end: Date }[] {
  const last = lastDay({ start, end, weeks });
  if (days.length === 0 || from === '' || last === null) return [];
  const found: { start: Date; end: Date }[] = [];
  for (let time = Date.parse(start); time <= Date.parse(last); time += DAY_MS) {
    const day = new Date(time);
    const weekday = WEEKDAYS[(day.getUTCDay() + 6) % 7];
    if (weekday && days.includes(weekday))
      found.push({ start: clock(dateOf(day), from), end: clock(dateOf(day), to) });
  }
  return found;
}

/** True if all classes begin and end at the same UTC time: then one repeating rule is enough. */
function isAtSameHours(classes: { start: Date }[]): boolean {
  return new Set(classes.map(({ start }) => start.getTime() % DAY_MS)).size === 1;
}
