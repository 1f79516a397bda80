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
 * Batches as an iCalendar file (RFC 5545). A batch is a repeating event if its days, hours and last day are set,
 * otherwise only its first day. Calendar programs that subscribe to it load it again after an hour. Times are in UTC,
 * so no program needs the rules of the time zone. If clocks change between two classes, each class is an event of its
 * own.
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
  // Every line of an iCalendar file ends in a line break, including the last one (RFC 5545).
  return `${calendar.toString()}\r\n`;
}

type Clock = (day: string, time: string) => Date;

/** Caches the moments of days and hours, because many batches share them. */
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

/** Start and end of each class. Empty if days, hours or the last day are not set. */
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

/** True if all classes begin and end at the same time in UTC. Then a single repeating event describes them. */
function isAtSameHours(classes: { start: Date }[]): boolean {
  return new Set(classes.map(({ start }) => start.getTime() % DAY_MS)).size === 1;
}
