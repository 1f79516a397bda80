import type { JobRow } from '../../server/storage/database.ts';
import { DISK_LEAST_BYTES, freeBytes } from '../../server/storage/reserve.ts';
import { readSiteFact } from '../../server/storage/site-facts.ts';
import { selectPerson, updatePerson } from '../../server/storage/people.ts';
import { DAY_MS, dateOf, HOUR_MS, timeBefore } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';
import { selectMails, selectUndelivered } from '../../server/storage/outbox.ts';

const CLOSES_SOON_MS = 7 * DAY_MS;
const MAIL_LATE_MS = HOUR_MS;
const BACKUP_LATE_MS = 2 * DAY_MS;

/** When a person last said that they had seen what came. Who has no name here sees the last day. */
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

export interface UnsentMails {
  /** Given up, but for letters to visitors: those are told of one by one. */
  failed: number;
  /** Waiting for over an hour. */
  late: number;
  lastError: string | null;
}

export async function findUnsentMails(deps: Dependencies): Promise<UnsentMails> {
  const undelivered = new Set((await selectUndelivered(deps.storage.database)).map(({ id }) => id));
  const mails = (await selectMails(deps.storage.database, { all: false })).filter(
    ({ id }) => !undelivered.has(id),
  );
  const lateBefore = timeBefore(deps.now(), MAIL_LATE_MS);
  const failed = mails.filter(({ state }) => state === 'failed');
  const late = mails.filter(({ state, created }) => state !== 'failed' && created < lateBefore);
  return {
    failed: failed.length,
    late: late.length,
    lastError: [...failed, ...late].find(({ last_error }) => last_error !== null)?.last_error ?? null,
  };
}

/** Open ones whose last day is within a week, the first to close first. */
export async function findClosingJobs(deps: Dependencies): Promise<(JobRow & { closes: string })[]> {
  const until = dateOf(new Date(deps.now().getTime() + CLOSES_SOON_MS));
  return (await listJobs(deps))
    .filter((job): job is JobRow & { closes: string } => job.closes !== null)
    .filter(({ state, closes }) => state === 'open' && closes <= until)
    .toSorted((one, other) => (one.closes < other.closes ? -1 : 1));
}

/** When the last backup was made, `never`, or undefined when it is recent. */
export async function findOldBackup({ storage, now }: Dependencies): Promise<string | undefined> {
  const last = await readSiteFact(storage.database, 'last_backup');
  if (last === undefined) return 'never';
  return last < timeBefore(now(), BACKUP_LATE_MS) ? last : undefined;
}

/** What is left of the disk in MB; undefined when that is enough. */
export async function findFullDisk({ config }: Dependencies): Promise<number | undefined> {
  // With rows and resumes elsewhere there may be no such folder.
  const free = await freeBytes(config.dataFolder).catch(() => Infinity);
  return free < DISK_LEAST_BYTES ? Math.floor(free / 1024 / 1024) : undefined;
}
