import { readInterview } from '../../../domain/interview.ts';
import { selectInterviews } from '../../storage/received-rows.ts';
import { DAY_MS, MINUTE_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

interface ListedInterview {
  reference: string;
  name: string;
  start: string;
  minutes: number;
  place: string;
  interviewers: string[];
}

/** Upcoming interviews of the next days, soonest first. */
export async function listInterviews(
  { storage, now }: Pick<Dependencies, 'storage' | 'now'>,
  days = Infinity,
): Promise<ListedInterview[]> {
  const time = now().getTime();
  return (await selectInterviews(storage.database))
    .flatMap(({ reference, name, interview: stored }) => {
      const interview = readInterview(stored);
      if (interview?.state !== 'set' || interview.start === undefined) return [];
      const { start, minutes, place, interviewers } = interview;
      const begin = Date.parse(start);
      const isComing = begin + minutes * MINUTE_MS > time && begin < time + days * DAY_MS;
      return isComing ? [{ reference, name, start, minutes, place, interviewers }] : [];
    })
    .toSorted((one, other) => one.start.localeCompare(other.start));
}
