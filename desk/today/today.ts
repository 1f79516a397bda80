import type { JobRow } from '../../server/storage/database.ts';
import { DISK_LEAST_BYTES, freeBytes } from '../../server/storage/reserve.ts';
import { selectPerson, updatePerson } from '../../server/storage/people.ts';
import { DAY_MS, dateOf, timeBefore } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';

const CLOSES_SOON_MS = 7 * DAY_MS;

/** Time at which a person last marked the news as seen. If the session has no person, it is a day ago. */
export async function readNewsSeen(
  { storage, now }: Dependencies,
  personId: string | undefined,
): Promise<{ since: string; hasSeenNews: boolean }> {
  const person = personId === undefined ? undefined : await selectPerson(storage.database, personId);
  return {
    since: person?.news_seen_at ?? timeBefore(now(), DAY_MS),
    hasSeenNews: (person?.news_seen_at ?? null) !== null,
  };
}

export async function markNewsSeen({ storage, now }: Dependencies, personId: string): Promise<void> {
  await updatePerson(storage.database, personId, { news_seen_at: now().toISOString() });
}

/** Openings that close within a week, soonest first. */
export async function findClosingJobs(deps: Dependencies): Promise<(JobRow & { closes: string })[]> {
  const until = dateOf(new Date(deps.now().getTime() + CLOSES_SOON_MS));
  return (await listJobs(deps))
    .filter((job): job is JobRow & { closes: string } => job.closes !== null)
    .filter(({ state, closes }) => state === 'open' && closes <= until)
    .toSorted((one, other) => (one.closes < other.closes ? -1 : 1));
}

/** Free disk space in MB; undefined if it is enough. */
export async function findFullDisk({ config }: Dependencies): Promise<number | undefined> {
  // This folder may not exist if the rows and resumes are stored elsewhere.
  const free = await freeBytes(config.dataFolder).catch(() => Infinity);
  return free < DISK_LEAST_BYTES ? Math.floor(free / 1024 / 1024) : undefined;
}
