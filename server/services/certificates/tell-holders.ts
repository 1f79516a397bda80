import { ERASED, selectReplacing } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import {
  countWaitingHolderMails,
  lockHolderMails,
  type NewsColumn,
  type NewsPlace,
  selectHolderAddresses,
  selectHolderMails,
  selectNews,
} from '../../storage/holder-mails.ts';
import { readSiteFact, writeSiteFact } from '../../storage/site-facts.ts';
import { deleteRows } from '../../storage/rows.ts';
import { THE_SITE } from '../audit-log/actor.ts';
import { DAY_MS, dateOf, MINUTE_MS } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { findClockDoubts } from '../data/clock-doubts.ts';
import { LOOK_EVERY_MS, repeat } from '../repeat.ts';
import { TAKE_BACK_MS } from './classes.ts';
import { MAILS_A_MINUTE, queueNews, stateOf } from './mail-certificates.ts';
import { certificateState } from './read-certificates.ts';

/** Limit of pages per run, so that other work is not delayed. A list of a million old certificates takes an hour. */
const PAGES_AT_ONCE = 20;
const PAGE_SIZE = 1_000;
/**
 * Number of days before a certificate expires at which its holder is emailed. Courses that renew a certificate begin
 * about once a month.
 */
export const EXPIRY_NOTICE_DAYS = 30;
/** Age limit of certificates. Older ones come from an old list, and nobody expects an email about them. */
const ISSUED_WITHIN_DAYS = 90;

/**
 * Time without a run on any server after which the emails count as switched off. If there are several servers, it takes
 * a while until all have the new setting.
 */
const OFF_AFTER_MS = 10 * MINUTE_MS;
/** Largest difference to expect between the clocks of several servers. */
const CLOCKS_APART_MS = 5 * MINUTE_MS;

/** For each column, the certificate up to which holders were emailed. */
type Told = Record<NewsColumn, NewsPlace> & {
  /** Time of the last run. */
  at: string;
};

/** Starts to email holders automatically about changes to their certificates, if that is set. */
export function startTellingHolders(deps: Dependencies) {
  return repeat(deps, 'emails to holders of certificates', () => tellHolders(deps));
}

/**
 * Emails holders whose certificates were issued, revoked or replaced half an hour ago, or expire soon. It sends a few
 * emails a minute, counted over all servers, and only to known addresses. Changes from before the setting was switched
 * on are skipped. Returns the number of emails it queued.
 */
export async function tellHolders(deps: Dependencies): Promise<number> {
  const { storage, config } = deps;
  if (!config.holderMails) {
    await forgetOnceOff(deps);
    return 0;
  }
  // Other waiting emails to holders count towards the limit of this minute: those that the office has queued and those
  // to retry.
  const soon = new Date(deps.now().getTime() + LOOK_EVERY_MS).toISOString();
  const most = MAILS_A_MINUTE - (await countWaitingHolderMails(storage.database, soon));
  let queued = 0;
  // The first page is read even if no email may be queued, because this records that the job is running.
  for (let page = 0; page < PAGES_AT_ONCE && (page === 0 || queued < most); page += 1) {
    const turn = await storage.database
      .transaction()
      .execute((transaction) => takeTurn(transaction, deps, { isFirst: page === 0, most: most - queued }));
    queued += turn.queued;
    if (turn.isDone) break;
  }
  return queued;
}

/** Forgets the progress if no server has run the job for a while. Then events up to the next run are skipped. */
async function forgetOnceOff({ storage: { database }, now }: Dependencies): Promise<void> {
  const isStale = (told: Told | undefined) =>
    told !== undefined && now().getTime() - Date.parse(told.at) > OFF_AFTER_MS;
  if (!isStale(await readTold(database))) return;
  await database.transaction().execute(async (transaction) => {
    await lockHolderMails(transaction);
    if (isStale(await readTold(transaction)))
      await deleteRows(transaction, 'site_facts', { name: 'holders_told' });
  });
}

/**
 * Queues emails for one page and stores the progress in the same transaction. If the server is killed, no email is
 * repeated or lost.
 */
async function takeTurn(
  transaction: Connection,
  deps: Dependencies,
  { isFirst, most }: { isFirst: boolean; most: number },
): Promise<{ queued: number; isDone: boolean }> {
  await lockHolderMails(transaction);
  const now = deps.now();
  const told = await readTold(transaction);
  if (!told) {
    await writeSiteFact(transaction, 'holders_told', JSON.stringify(toldUntil(now)));
    return { queued: 0, isDone: true };
  }
  // Does nothing if another server has just run the job. A clock that was set back does not delay it.
  if (isFirst && Math.abs(now.getTime() - Date.parse(told.at)) < LOOK_EVERY_MS * 0.9)
    return { queued: 0, isDone: true };
  const isClockDoubted = (await findClockDoubts(transaction, now)).length > 0;
  let queued = 0;
  let isDone = true;
  for (const column of ['created', 'revoked', 'expires'] as const) {
    // If the clock may be wrong, nobody is emailed about an expiry: an email at the wrong time would not be sent again
    // at the right one.
    if (column === 'expires' && isClockDoubted) continue;
    const until = untilOf(column, now);
    // Ignores progress that was stored while the clock was ahead.
    if (told[column].time > latestMark(column, now))
      told[column] = { time: column === 'expires' ? dateOf(now) : until, lookup: '' };
    const rows = await selectNews(transaction, column, {
      after: told[column],
      until,
      limit: PAGE_SIZE,
    });
    const { last, isHeld, ...left } = await tell(transaction, deps, { column, rows, most: most - queued });
    queued += left.queued;
    if (last) told[column] = { time: last[column] ?? '', lookup: last.lookup };
    isDone &&= isHeld || (rows.length < PAGE_SIZE && last === rows.at(-1));
  }
  await writeSiteFact(transaction, 'holders_told', JSON.stringify({ ...told, at: now.toISOString() }));
  return { queued, isDone };
}

/**
 * Emails holders in order, up to `last`. `isHeld`: it stopped at a certificate that was stored within the last half
 * hour.
 */
async function tell(
  transaction: Connection,
  deps: Dependencies,
  { column, rows, most }: { column: NewsColumn; rows: CertificateRow[]; most: number },
): Promise<{ queued: number; last?: CertificateRow; isHeld: boolean }> {
  const lookups = rows.map(({ lookup }) => lookup);
  const addresses = await selectHolderAddresses(transaction, lookups);
  const reachable = rows.filter(({ lookup }) => addresses.has(lookup));
  const mails = await selectHolderMails(
    transaction,
    lookups.filter((lookup) => addresses.has(lookup)),
  );
  const before = new Set(mails.map(({ lookup, state }) => `${lookup} ${state}`));
  const heard = new Set(mails.map(({ lookup }) => lookup));
  const replacing = new Set(
    await selectReplacing(
      transaction,
      reachable.map(({ number }) => number),
    ),
  );
  const acting: ActingDependencies = { ...deps, actor: THE_SITE };
  const storedBefore = untilOf('created', deps.now());
  let queued = 0;
  let last: CertificateRow | undefined;
  for (const row of rows) {
    // Within half an hour an import can be undone, so its holders must not be emailed yet.
    if (row.created > storedBefore) return { queued, last, isHeld: true };
    const email = addresses.get(row.lookup);
    const state =
      email === undefined ? undefined : await newsOf(transaction, column, row, { deps, heard, replacing });
    if (email !== undefined && state !== undefined && !before.has(`${row.lookup} ${state}`)) {
      if (queued >= most) break;
      await queueNews(transaction, acting, row, { email, state });
      queued += 1;
    }
    last = row;
  }
  return { queued, last, isHeld: false };
}

/** State to email the holder about; undefined if there is nothing to say. */
async function newsOf(
  database: Connection,
  column: NewsColumn,
  row: CertificateRow,
  { deps, heard, replacing }: { deps: Dependencies; heard: Set<string>; replacing: Set<string> },
) {
  if (row.revocation_reason === ERASED) return undefined;
  const state = await stateOf(database, row, deps);
  if (column === 'expires') return state === 'valid' ? 'expiring' : undefined;
  if (column === 'created')
    return isNews(row, { now: deps.now(), isReplacing: replacing.has(row.number) }) ? 'valid' : undefined;
  // No email is sent about a mistake that was corrected within half an hour.
  const stood = Date.parse(row.revoked ?? '') - Date.parse(row.created);
  return stood > TAKE_BACK_MS || heard.has(row.lookup) ? state : undefined;
}

/** True if a certificate is new, so its holder is emailed. False if it comes from an old list. */
export function isNews(
  row: CertificateRow,
  { now, isReplacing }: { now: Date; isReplacing: boolean },
): boolean {
  if (certificateState(row, now) !== 'valid') return false;
  return isReplacing || row.issued >= dateOf(new Date(now.getTime() - ISSUED_WITHIN_DAYS * DAY_MS));
}

/** Latest plausible progress. If a clock error stored a later one, emails would be left out. */
function latestMark(column: NewsColumn, now: Date): string {
  return column === 'expires'
    ? dateOf(new Date(now.getTime() + (EXPIRY_NOTICE_DAYS + 1) * DAY_MS))
    : new Date(now.getTime() + CLOCKS_APART_MS).toISOString();
}

/** True if a certificate expires so soon that its holder should have been emailed, by the present clock. */
export async function isExpiryUntold({ storage: { database }, config, now }: Dependencies): Promise<boolean> {
  const told = config.holderMails && (await readTold(database));
  if (!told) return false;
  const untold = { after: told.expires, until: untilOf('expires', now()), limit: 1 };
  return (await selectNews(database, 'expires', untold)).length > 0;
}

/** Time of the oldest event that the job has not processed; undefined if there is none. */
export async function findOldestUntold({
  storage: { database },
  config,
  now,
}: Dependencies): Promise<string | undefined> {
  const told = config.holderMails ? await readTold(database) : undefined;
  if (!told) return undefined;
  const times: string[] = [];
  for (const column of ['created', 'revoked'] as const) {
    const untold = { after: told[column], until: untilOf(column, now()), limit: 1 };
    for (const row of await selectNews(database, column, untold)) times.push(row[column] ?? '');
  }
  return times.toSorted()[0];
}

/** Progress of the job; undefined if it is off or has never run. */
export async function readTold(database: Connection): Promise<Told | undefined> {
  const fact = await readSiteFact(database, 'holders_told');
  return fact === undefined ? undefined : (JSON.parse(fact) as Told);
}

/**
 * Progress to store after a restore, which loses the record of emails sent since the backup. Holders of certificates
 * that exist now get no automatic email, not even before an expiry.
 */
export function toldOfAll(now: Date): string {
  const expires = { time: latestMark('expires', now), lookup: '' };
  return JSON.stringify({ ...toldUntil(now), expires } satisfies Told);
}

function toldUntil(now: Date): Told {
  const place = (time: string) => ({ time, lookup: '' });
  const time = now.toISOString();
  return { created: place(time), revoked: place(time), expires: place(dateOf(now)), at: time };
}

function untilOf(column: NewsColumn, now: Date): string {
  return column === 'expires'
    ? dateOf(new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS))
    : new Date(now.getTime() - TAKE_BACK_MS).toISOString();
}
