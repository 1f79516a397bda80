import { plural } from '../../../contracts/plural.ts';
import { ageLimits } from './age-limits.ts';
import { AGED_TABLES, countAged } from '../../storage/aged-rows.ts';
import type { Database } from '../../storage/database.ts';
import { entryOf } from '../../storage/tables.ts';
import { countPastRetention, type RetentionLimits } from '../../storage/past-retention.ts';
import { countReceived } from '../../storage/received-rows.ts';
import { readSiteFact, writeSiteFact } from '../../storage/site-facts.ts';
import { findMismatch } from '../../storage/store-id.ts';
import { findOldBackups, KEPT_DAYS } from '../backups/backup-folder.ts';
import { DAY_MS, dayIn, timeBefore } from '../calendar.ts';
import { isExpiryUntold } from '../certificates/tell-holders.ts';
import type { Dependencies } from '../dependencies.ts';
import { findClockDoubts } from './clock-doubts.ts';
import { goAhead, readHeldBack } from './held-back.ts';
import { SWEEP_AFTER_MS } from './sweep-data.ts';
import { findForgotten, findOrphans, QUARANTINE_DAYS } from './sweep-orphans.ts';
import type { Deleted } from './work-off-removals.ts';

/**
 * More rows than this number and this share should never be left by an earlier purge. If there are more, the clock is
 * wrong or a backup was restored.
 */
const UNEXPLAINED_MAX = 20;
const UNEXPLAINED_PART = 1 / 5;

/** Data that a purge would delete, and facts that a person should know first. */
export interface PurgePlan {
  now: Date;
  limits: RetentionLimits;
  found: Deleted;
  /** Number of enquiries older than RETENTION_DAYS that are kept because of a taken seat. */
  keptTrainees: number;
  /** Numbers of rows in other tables that are past their retention period. */
  aged: { table: keyof Database; count: number }[];
  /** The numbers of `aged` in words, for rows that a person should know about. */
  others: string[];
  /** Keys of the resumes whose time in the quarantine is over. */
  forgotten: string[];
  /** Keys of resumes without a row that will be moved to the quarantine if a person agrees. */
  orphans: string[];
  /** Description of this data: "12 enquiries and 1 application older than 180 days", "nothing older than 180 days". */
  what: string;
  /** Reasons to think that the purge would delete too much. If there are any, only a person may purge. */
  doubts: string[];
  /** Other facts that a person should know. */
  remarks: string[];
}

export async function planPurge(deps: Dependencies): Promise<PurgePlan> {
  const { storage, config, now: clock } = deps;
  const { database } = storage;
  const { retentionDays: days, traineeRetentionDays: traineeDays } = config;
  const now = clock();
  const last = await readSiteFact(database, 'last_purge');
  const lastDays = Number((await readSiteFact(database, 'purged_after_days')) ?? days);
  const lastTraineeDays = Number((await readSiteFact(database, 'trainees_purged_after_days')) ?? traineeDays);
  const limitsAt = (time: Date, received: number, trainees: number): RetentionLimits => ({
    received: timeBefore(time, received * DAY_MS),
    batchEnd: dayIn(new Date(time.getTime() - trainees * DAY_MS), config.timeZone),
  });
  const limits = limitsAt(now, days, traineeDays);
  const { received: limit } = limits;
  const { keptTrainees, ...found } = await countPastRetention(database, limits);
  const aged: PurgePlan['aged'] = [];
  for (const table of AGED_TABLES)
    aged.push({ table, count: await countAged(database, table, ageLimits({ config }, now)) });
  const others = aged.flatMap(({ table, count }) => {
    const called = entryOf(table).kept?.called;
    return called && count > 0 ? plural(count, ...called) : [];
  });
  const forgotten = await findForgotten(deps);
  const backups = await remarkOnBackups(deps);

  const settings = [
    { name: 'RETENTION_DAYS', days, last: lastDays },
    { name: 'TRAINEE_RETENTION_DAYS', days: traineeDays, last: lastTraineeDays },
  ];
  const changed = (isChanged: (one: number, other: number) => boolean) =>
    settings
      .filter((setting) => isChanged(setting.days, setting.last))
      .map((setting) => `${setting.name} is ${setting.days}; it was ${setting.last} at the last purge.`);
  const doubts = changed((is, was) => is < was);
  const clockDoubts = await findClockDoubts(database, now);
  const isOneSite = (await findMismatch(storage)) === undefined;
  // A purge stores the present time, and after that no other job doubts the clock. So the work of these jobs counts
  // here too: moving orphaned files, deleting old backups, emailing holders.
  const later =
    clockDoubts.length > 0 && isOneSite ? (await findOrphans({ storage }, now)).orphans.length : 0;
  const isUntold = clockDoubts.length > 0 && (await isExpiryUntold(deps));
  const some = sum(found) + others.length + forgotten.length;
  if (some + backups.length + later > 0 || isUntold) {
    const lastTime = last === undefined ? now.getTime() - DAY_MS : Date.parse(last);
    doubts.push(...clockDoubts);
    // Limits of the last purge. Older rows were added since then, for example by a restore.
    const lastLimits = limitsAt(new Date(Math.min(lastTime, now.getTime())), lastDays, lastTraineeDays);
    const unexplained = sum(
      await countPastRetention(database, {
        received: earlier(lastLimits.received, limit),
        batchEnd: earlier(lastLimits.batchEnd, limits.batchEnd),
      }),
    );
    const all = sum(await countReceived(database));
    if (unexplained > UNEXPLAINED_MAX && unexplained > all * UNEXPLAINED_PART)
      doubts.push(
        `${unexplained} of all ${all} should have been deleted by an earlier purge: they came from a backup, or were stored under a wrong clock.`,
      );
  }
  const sweep = (await readHeldBack(database)).find(({ what }) => what === 'sweep');
  const { orphans } =
    sweep && isOneSite
      ? await findOrphans({ storage }, new Date(now.getTime() - SWEEP_AFTER_MS))
      : { orphans: [] };
  return {
    now,
    limits,
    found,
    keptTrainees,
    aged,
    others,
    forgotten,
    orphans,
    what: describePurge({ found, others, forgotten }, plural(days, 'day')),
    doubts,
    remarks: [
      ...changed((is, was) => is > was),
      ...(keptTrainees > 0
        ? [
            `It keeps ${plural(keptTrainees, 'older enquiry', 'older enquiries')} with a taken seat, until ${plural(traineeDays, 'day')} after the last day of the batch.`,
          ]
        : []),
      ...(sweep && orphans.length === 0
        ? [`Orphaned resumes are not moved until a person decides: ${sweep.reason}`]
        : []),
      ...(orphans.length > 0 ? [`It ${describeOrphans(orphans.length)}`] : []),
      ...(later > 0 && orphans.length === 0 ? [`The next daily maintenance ${describeOrphans(later)}`] : []),
      ...(isUntold ? ['Meanwhile no holder is emailed about an expiring certificate.'] : []),
      ...backups,
    ],
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function describeOrphans(count: number): string {
  return `moves ${plural(count, 'resume')} without an application to the quarantine, where ${count === 1 ? 'it is' : 'they are'} deleted after ${QUARANTINE_DAYS} days.`;
}

/** Remark about old backups, which a purge does not delete. A folder that cannot be read does not stop the purge. */
async function remarkOnBackups(deps: Dependencies): Promise<string[]> {
  try {
    const { length } = await findOldBackups(deps);
    return length === 0
      ? []
      : [
          `The next daily maintenance deletes ${plural(length, 'backup')} from before the last ${KEPT_DAYS} days, if the last backup was verified.`,
        ];
  } catch (error) {
    return [`The folder of backups cannot be read, so no backup is deleted: ${(error as Error).message}.`];
  }
}

/** Stores the limits, to compare them at the next purge. No deletion waits for a person after that. */
export async function rememberPurge({ storage, config }: Dependencies, { now }: PurgePlan): Promise<void> {
  await storage.database.transaction().execute(async (transaction) => {
    await writeSiteFact(transaction, 'last_purge', now.toISOString());
    await writeSiteFact(transaction, 'purged_after_days', String(config.retentionDays));
    await writeSiteFact(transaction, 'trainees_purged_after_days', String(config.traineeRetentionDays));
    await goAhead(transaction, 'purge');
  });
}

/** Numbers of enquiries and applications; empty if there are neither. */
function describeDeleted({ enquiries, applications }: Deleted): string {
  return joined(
    ' and ',
    enquiries > 0 && plural(enquiries, 'enquiry', 'enquiries'),
    applications > 0 && plural(applications, 'application'),
  );
}

function describePurge(
  { found, others, forgotten }: Pick<PurgePlan, 'found' | 'others' | 'forgotten'>,
  age: string,
): string {
  const submissions = describeDeleted(found);
  return (
    joined(
      ', and ',
      submissions && `${submissions} older than ${age}`,
      others.length > 0 && `${others.join(' and ')} past their retention period`,
      forgotten.length > 0 &&
        `${plural(forgotten.length, 'resume that was', 'resumes that were')} in the quarantine for ${QUARANTINE_DAYS} days`,
    ) || `nothing older than ${age}`
  );
}

function joined(between: string, ...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(between);
}

function sum({ enquiries, applications }: Deleted): number {
  return enquiries + applications;
}
