import { readInterview } from '../../../domain/interview.ts';
import { WEEKDAYS } from '../../../contracts/batch.ts';
import { readableTime } from '../../mail/messages/message.ts';
import { selectInterviews } from '../../storage/received-rows.ts';
import { MINUTE_MS, minuteIn } from '../calendar.ts';
import { readOfficeHours } from '../catalogue/opening-hours.ts';
import type { Dependencies } from '../dependencies.ts';
import { addressesOf } from './tell-interviewers.ts';

interface Asked {
  starts: readonly string[];
  minutes: number;
  interviewers: readonly string[];
}

/** Warnings about a time for an interview: other interviews, closed hours, interviewers without an email address. */
export async function checkInterview(
  deps: Dependencies,
  reference: string,
  { starts, minutes, interviewers }: Asked,
): Promise<string[]> {
  const { storage, config } = deps;
  const { without } = await addressesOf(storage.database, interviewers);
  const interviews = await selectInterviews(storage.database);
  const says: string[] = [];
  for (const start of starts) {
    const when = readableTime(start, config.timeZone);
    if (!(await isOpenAt(deps, start, minutes))) says.push(`${when} is outside your opening hours.`);
    for (const other of interviews) {
      const set = readInterview(other.interview);
      if (other.reference === reference || set?.state !== 'set' || set.start === undefined) continue;
      if (!overlap([start, minutes], [set.start, set.minutes])) continue;
      for (const name of set.interviewers.filter((one) => interviewers.includes(one)))
        says.push(
          `${name} has another interview at ${readableTime(set.start, config.timeZone)}: ${other.name}.`,
        );
    }
  }
  if (without.length > 0)
    says.push(
      `No email goes to ${without.join(', ')}, who gave no address under Your access. Tell them yourself.`,
    );
  return says;
}

type Span = [start: string, minutes: number];

function overlap(one: Span, other: Span): boolean {
  const [from, to] = [one, other].map(([start, minutes]) => {
    const begin = Date.parse(start);
    return { begin, end: begin + minutes * MINUTE_MS };
  }) as [{ begin: number; end: number }, { begin: number; end: number }];
  return from.begin < to.end && to.begin < from.end;
}

async function isOpenAt(deps: Dependencies, start: string, minutes: number): Promise<boolean> {
  const { week, holidays } = await readOfficeHours(deps);
  const begin = new Date(start);
  const [day = '', from = ''] = minuteIn(begin, deps.config.timeZone).split(' ');
  const [lastDay, to = ''] = minuteIn(
    new Date(begin.getTime() + minutes * MINUTE_MS),
    deps.config.timeZone,
  ).split(' ');
  // WEEKDAYS begins with Monday, but getUTCDay with Sunday.
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];
  const hours = holidays.find((holiday) => holiday.day === day) ?? (weekday && week[weekday]);
  return hours != null && hours.from !== '' && day === lastDay && hours.from <= from && to <= hours.to;
}
