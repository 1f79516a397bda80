import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { company } from '../../content/company.ts';
import type { CalendarEntry } from '../../domain/interview.ts';

/** An invitation, a change or a cancellation as an iCalendar file (RFC 5546), which email programs add to a calendar. */
export function calendarFile(
  { method, id, sequence, start, minutes, place, summary }: CalendarEntry,
  { stamp, organizer, attendee }: { stamp: string; organizer: string; attendee: string },
): string {
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: company.name, product: 'interviews', language: 'EN' },
  });
  const begin = new Date(start);
  calendar.createEvent({
    id,
    sequence,
    stamp: new Date(stamp),
    start: begin,
    end: new Date(begin.getTime() + minutes * 60_000),
    summary,
    location: place,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: company.name, email: organizer },
    attendees: [
      {
        email: attendee,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: method === 'REQUEST',
      },
    ],
  });
  // Every line of an iCalendar file ends in a line break, including the last one (RFC 5545).
  return `${calendar.toString()}\r\n`;
}
