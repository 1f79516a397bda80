import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { type Batch, describeBatch, lastDay, WEEKDAYS } from '../../../contracts/batch.ts';
import { BATCHES_PATH } from '../../../contracts/paths.ts';
import { DAY_MS, dateOf, momentIn } from '../calendar.ts';

const HOUR_S = 60 * 60;

/**
 * Batches as an iCalendar file (RFC 5545): an event for each class where days, hours and the last day are set, else the
 * first day. Programs that subscribe ask again after an hour. Times are UTC, so that no program needs the zone's rules.
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
  for (const batch of batches)
    for (const event of eventsOf(batch, publicUrl)) calendar.createEvent({ ...event, stamp: now });
  return calendar.toString();
}

function eventsOf(batch: Batch, publicUrl: string): ICalEventData[] {
  const { id, courseTitle, mode, city, place } = batch;
  const { facts, prices, seats } = describeBatch(batch);
  const shared = {
    summary: courseTitle,
    location: mode === 'online' ? 'Online' : [place, city].filter(Boolean).join(', '),
    description: [...facts.map(({ term, detail }) => `${term}: ${detail}`), ...prices, seats].join('\n'),
    url: `${publicUrl}${BATCHES_PATH}#${id}`,
  };
  const idOn = (day: string) => `${id}-${day}@${new URL(publicUrl).host}`;
  const days = classDays(batch);
  if (days.length === 0)
    return [{ ...shared, id: idOn(batch.start), start: new Date(batch.start), allDay: true }];
  return days.map((day) => ({
    ...shared,
    id: idOn(day),
    start: momentIn(day, batch.from, batch.timeZone),
    end: momentIn(day, batch.to, batch.timeZone),
  }));
}

/** The days with a class; none where days, hours or the last day are not set. */
function classDays({ days, from, start, end, weeks }: Batch): string[] {
  const last = lastDay({ start, end, weeks });
  if (days.length === 0 || from === '' || last === null) return [];
  const found: string[] = [];
  for (let time = Date.parse(start); time <= Date.parse(last); time += DAY_MS) {
    const day = new Date(time);
    const weekday = WEEKDAYS[(day.getUTCDay() + 6) % 7];
    if (weekday && days.includes(weekday)) found.push(dateOf(day));
  }
  return found;
}
