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

/** Limits a turn, so that other work goes on: a list of a million old certificates takes an hour. */
const PAGES_AT_ONCE = 20;
const PAGE_SIZE = 1_000;
/** Courses that renew a certificate begin about once a month. */
export const EXPIRY_NOTICE_DAYS = 30;
/** Age limit: older certificates come from old lists, so nobody expects an email. */
const ISSUED_WITHIN_DAYS = 90;

/** If no server has run the job for this long, it counts as switched off. Several servers are reconfigured one after the other. */
const OFF_AFTER_MS = 10 * MINUTE_MS;
/** Largest difference between the clocks of several servers. */
const CLOCKS_APART_MS = 5 * MINUTE_MS;

/** Progress of the job, in the order of each column. */
type Told = Record<NewsColumn, NewsPlace> & {
  /** Time of the last run. */
  at: string;
};

/** Emails holders automatically about changes to their certificates, if that is set, until it is stopped. */
export function startTellingHolders(deps: Dependencies) {
  return repeat(deps, 'emails to holders of certificates', () => tellHolders(deps));
}

/**
 * Emails holders with a known address about certificates that were issued, revoked or replaced half an hour ago, or that
 * expire soon: a few a minute, over all servers. Changes older than the setting are skipped. Returns how many emails it
 * queued.
 */
export async function tellHolders(deps: Dependencies): Promise<number> {
  const { storage, config } = deps;
  if (!config.holderMails) {
    await forgetOnceOff(deps);
    return 0;
  }
  // Emails queued by the office, or waiting for a retry, go first.
  const soon = new Date(deps.now().getTime() + LOOK_EVERY_MS).toISOString();
  const most = MAILS_A_MINUTE - (await countWaitingHolderMails(storage.database, soon));
  let queued = 0;
  // The first page is read even if no email may be queued: this records that the job is running.
  for (let page = 0; page < PAGES_AT_ONCE && (page === 0 || queued < most); page += 1) {
    const turn = await storage.database
      .transaction()
      .execute((transaction) => takeTurn(transaction, deps, { isFirst: page === 0, most: most - queued }));
    queued += turn.queued;
    if (turn.isDone) break;
  }
  return queued;
}

/** Skips events while no server emails holders. While another one does, nothing is skipped. */
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

/** The emails and the progress are stored in one transaction, so that a killed server repeats and loses nothing. */
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
  // Another server has just run the job. A clock that was set back delays nothing.
  if (isFirst && Math.abs(now.getTime() - Date.parse(told.at)) < LOOK_EVERY_MS * 0.9)
    return { queued: 0, isDone: true };
  const isClockDoubted = (await findClockDoubts(transaction, now)).length > 0;
  let queued = 0;
  let isDone = true;
  for (const column of ['created', 'revoked', 'expires'] as const) {
    // An email sent too early because of a wrong clock would not be repeated in time.
    if (column === 'expires' && isClockDoubted) continue;
    const until = untilOf(column, now);
    // This progress was stored under a clock that was ahead, so it is ignored.
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

/** Emails holders in order, up to `last`. `isHeld`: the next certificate was stored within the last half hour. */
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
    // Until then an import can be undone, and its holders must not hear of it.
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

/** News for the holder, if any. */
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
  // A mistake that was corrected within half an hour is not announced.
  const stood = Date.parse(row.revoked ?? '') - Date.parse(row.created);
  return stood > TAKE_BACK_MS || heard.has(row.lookup) ? state : undefined;
}

/** True if holders are emailed about a certificate that was just stored; false for one from an old list. */
export function isNews(
  row: CertificateRow,
  { now, isReplacing }: { now: Date; isReplacing: boolean },
): boolean {
  if (certificateState(row, now) !== 'valid') return false;
  return isReplacing || row.issued >= dateOf(new Date(now.getTime() - ISSUED_WITHIN_DAYS * DAY_MS));
}

/** Latest plausible mark: a clock error must not skip news. */
function latestMark(column: NewsColumn, now: Date): string {
  return column === 'expires'
    ? dateOf(new Date(now.getTime() + (EXPIRY_NOTICE_DAYS + 1) * DAY_MS))
    : new Date(now.getTime() + CLOCKS_APART_MS).toISOString();
}

/** True if a certificate expires so soon by this clock that its holder should be emailed, and the job has not reached it. */
export async function isExpiryUntold({ storage: { database }, config, now }: Dependencies): Promise<boolean> {
  const told = config.holderMails && (await readTold(database));
  if (!told) return false;
  const untold = { after: told.expires, until: untilOf('expires', now()), limit: 1 };
  return (await selectNews(database, 'expires', untold)).length > 0;
}

/** Time of the oldest event that its holder was not emailed about; undefined if there is none. */
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

/** Progress of the job; undefined while it is off or has not run. */
export async function readTold(database: Connection): Promise<Told | undefined> {
  const fact = await readSiteFact(database, 'holders_told');
  return fact === undefined ? undefined : (JSON.parse(fact) as Told);
}

/**
 * Progress to set after a restore, which loses the record of emails since the backup: nothing that exists now is emailed
 * automatically, neither new nor expiring certificates.
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
