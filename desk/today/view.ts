import { plural } from '../../contracts/plural.ts';
import type { Role } from '../../domain/roles.ts';
import { isSettled } from '../../domain/submission-state.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { readRun } from '../../server/services/backups/backup-run.ts';
import { DAY_MS, dayIn, HOUR_MS, timeBefore } from '../../server/services/calendar.ts';
import { listCancelledSeats, listChangedSeats } from '../../server/services/batches/cancel-batch.ts';
import { listNextClasses } from '../../server/services/batches/next-classes.ts';
import { listFreedSeats } from '../../server/services/batches/read-seats.ts';
import { findOldBackup } from '../../server/services/data/find-old-backup.ts';
import { readHeldBack } from '../../server/services/data/held-back.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { findUnsentMails, unreachedInWords, unsentInWords } from '../../server/services/mail/unsent-mails.ts';
import { listInterviews } from '../../server/services/interviews/list-interviews.ts';
import { listDue } from '../../server/services/submissions/list-due.ts';
import { findWaitingLong, waitingInWords } from '../../server/services/submissions/find-waiting-long.ts';
import { listOpen } from '../../server/services/submissions/find-neighbours.ts';
import { listReplied, listReplies, readMailboxState } from '../../server/services/replies/read-replies.ts';
import { listSubmissions, showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { kindsOf, SEES } from '../../domain/kinds-of-role.ts';
import { linesOf } from '../inbox/submission-line.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { lastCheck } from '../system/system-check.ts';
import { isWebhookLate, readWebhook } from '../../server/services/webhooks/read-webhook.ts';
import { findClosingJobs, findFullDisk, readNewsSeen } from './today.ts';

const SHOWN = 5;
const SHOWN_DUE = 15;
const EXCERPT_MAX = 200;
const INTERVIEW_DAYS = 7;

const SENDS_MAIL: ReadonlySet<Role> = new Set(['owner', 'office']);

export type TodayView = Awaited<ReturnType<typeof todayView>>;
export type TodayList = TodayView['received'][number];

/** Something to do, with a link. */
export interface Problem {
  sentence: string;
  link?: { path: string; label: string };
}

export async function todayView(context: RouteContext) {
  const { deps, signedIn } = context;
  const { role, personId } = signedIn;
  const { since, hasSeenNews } = await readNewsSeen(deps, personId);
  const kinds = kindsOf(role);
  const dueToday = await Promise.all(kinds.map((kind) => due(context, kind)));
  // Each person is on the page only once: first among submissions that are due, then among replies, then among new
  // submissions.
  const shown = new Set(dueToday.flatMap(({ rows }) => rows.map(({ reference }) => reference)));
  const repliedToday = await Promise.all(kinds.map((kind) => replied(context, kind, shown)));
  for (const { rows } of repliedToday) for (const { reference } of rows) shown.add(reference);
  const cameToday = await Promise.all(kinds.map((kind) => received(context, kind, since, shown)));
  for (const { rows } of cameToday) for (const { reference } of rows) shown.add(reference);
  return {
    /** Things are new after this time: when the person last marked the news as seen, or a day ago. */
    since,
    hasSeenNews,
    /** False for a session without a person, for which nothing is stored. */
    canMarkSeen: personId !== undefined,
    /** Empty for roles that see neither enquiries nor applications. */
    received: cameToday,
    due: dueToday,
    replied: repliedToday,
    interviews: await interviews(context),
    /** Set only for trainers. */
    classes: role === 'trainer' ? await classes(context) : undefined,
    waiting: await Promise.all(kinds.map((kind) => waiting(context, kind, shown))),
    problems: await problems(context),
    now: deps.now().toISOString(),
  };
}

async function due({ deps, signedIn }: RouteContext, kind: SubmissionKind) {
  const rows = await listDue(deps, kind, { owner: signedIn.name, limit: SHOWN_DUE + 1 });
  return {
    kind,
    rows: await linesOf(deps, rows.slice(0, SHOWN_DUE), ''),
    more: rows.length > SHOWN_DUE ? `${LISTS[kind].path}?who=overdue&sort=oldest` : undefined,
  };
}

/** Interviews from now until the end of next week, soonest first. */
async function interviews({ deps, signedIn: { role, name } }: RouteContext) {
  if (!SEES.application.includes(role)) return [];
  return (await listInterviews(deps, INTERVIEW_DAYS)).map((one) => ({
    ...one,
    href: `${LISTS.application.path}/${one.reference}`,
    isOwn: one.interviewers.includes(name),
  }));
}

async function classes({ deps, signedIn }: RouteContext) {
  const today = dayIn(deps.now(), deps.config.timeZone);
  return (await listNextClasses(deps, signedIn.name)).map((one) => ({ ...one, isToday: one.day === today }));
}

async function replied({ deps }: RouteContext, kind: SubmissionKind, shown: Set<string>) {
  const references = (await listReplied(deps, kind)).filter((reference) => !shown.has(reference));
  const rows = await Promise.all(
    references.slice(0, SHOWN_DUE).map((reference) => showSubmission(deps, kind, reference)),
  );
  const lines = await linesOf(deps, rows, '');
  return {
    kind,
    // Shows the last reply, because it has to be answered.
    rows: await Promise.all(
      lines.map(async (line) => ({ ...line, ...(await lastReply(deps, line.reference)), isReplied: false })),
    ),
    more: references.length > SHOWN_DUE ? `${LISTS[kind].path}?who=replied` : undefined,
  };
}

async function lastReply(deps: RouteContext['deps'], reference: string) {
  const last = (await listReplies(deps, reference)).findLast(({ kind }) => kind === 'reply');
  return (
    last && {
      about: last.text.replaceAll(/\s+/g, ' ').slice(0, EXCERPT_MAX).toWellFormed(),
      received: last.received,
    }
  );
}

async function received({ deps }: RouteContext, kind: SubmissionKind, since: string, shown: Set<string>) {
  const { rows: all, next } = await listSubmissions(deps, kind, { since, limit: SHOWN + shown.size });
  const rows = all.filter(({ reference, state }) => !shown.has(reference) && !isSettled(state));
  return {
    kind,
    rows: await linesOf(deps, rows.slice(0, SHOWN), ''),
    more: next === null && rows.length <= SHOWN ? undefined : LISTS[kind].path,
  };
}

async function waiting({ deps }: RouteContext, kind: SubmissionKind, shown: Set<string>) {
  const rows = (await listOpen(deps, kind, SHOWN + 1 + shown.size)).filter(
    ({ reference }) => !shown.has(reference),
  );
  const list = kind === 'enquiry' ? '?state=new&sort=oldest' : '?sort=oldest';
  return {
    kind,
    rows: await linesOf(deps, rows.slice(0, SHOWN), list),
    more: rows.length > SHOWN ? `${LISTS[kind].path}${list}` : undefined,
  };
}

/** Problems with emails that did not arrive, newest first. */
async function undelivered(deps: RouteContext['deps'], role: Role): Promise<Problem[]> {
  const letters = (await findUndelivered(deps)).filter(({ kind }) => SEES[kind].includes(role));
  const lines = letters.slice(0, SHOWN).map(({ kind, reference, name, to, by, reason }): Problem => ({
    sentence: `The email from ${by} to ${name} (${to}) did not arrive: ${reason}.`,
    link: { path: `${LISTS[kind].path}/${reference}`, label: `Open ${reference}` },
  }));
  const more = letters.length - lines.length;
  if (more > 0) {
    const sentence = `${more === 1 ? 'One more email' : `${more} more emails`} did not arrive.`;
    lines.push({
      sentence,
      ...(SENDS_MAIL.has(role) && { link: { path: '/mail', label: 'See the emails' } }),
    });
  }
  return lines;
}

async function problems({ deps, signedIn: { role } }: RouteContext): Promise<Problem[]> {
  const found: Problem[] = await undelivered(deps, role);
  for (const late of await findWaitingLong(deps, kindsOf(role))) {
    found.push({
      sentence: `${waitingInWords(late, deps.config)} ${late.count === 1 ? 'It' : 'The oldest'} came on ${dayOfMoment(deps, late.since)}.`,
      link: {
        path: `${LISTS[late.kind].path}?state=new&sort=oldest`,
        label: late.count === 1 ? 'See it' : 'See them',
      },
    });
  }
  if (SENDS_MAIL.has(role)) {
    for (const { reason } of await readHeldBack(deps.storage.database)) {
      found.push({
        sentence: `The automatic deletion is paused, because it would have deleted unusually many records. ${reason}`,
        ...(role === 'owner' && { link: SYSTEM }),
      });
    }
    found.push(...(await problemsOfMailbox(deps, role)));
    const { failed, late, lastError } = await findUnsentMails(deps, { withUndelivered: false });
    const unreached = await unreachedInWords(deps);
    const cause = unreached === '' ? lastError : `it was not accepted for ${unreached}`;
    const reason = cause === null ? '' : ` The reason: ${cause}`;
    const link = (count: number) => ({
      path: '/mail',
      label: count === 1 ? 'See the email' : 'See the emails',
    });
    if (failed > 0)
      found.push({ sentence: `${mails(failed)} could not be sent.${reason}`, link: link(failed) });
    if (late > 0)
      found.push({
        sentence: `${mails(late)} ${late === 1 ? 'has' : 'have'} waited for over an hour.${reason}`,
        link: link(late),
      });
  }
  if (SEES.enquiry.includes(role)) {
    found.push(...(await cancelledSeats(deps)), ...(await changedSeats(deps)));
    found.push(...(await freedSeats(deps)));
  }
  if (SEES.application.includes(role)) {
    for (const { title, closes } of await findClosingJobs(deps)) {
      found.push({
        sentence: `The opening “${title}” closes after ${dayOf(closes)}.`,
        link: { path: `/applications?search=${encodeURIComponent(title)}`, label: 'See its applications' },
      });
    }
  }
  if (SENDS_MAIL.has(role)) {
    const backup = await problemWithBackup(deps);
    if (backup !== undefined) found.push({ sentence: backup, ...(role === 'owner' && { link: SYSTEM }) });
    const megabytes = await findFullDisk(deps);
    if (megabytes !== undefined)
      found.push({
        sentence: `The server’s disk has ${megabytes} MB left. When it is full, visitors cannot send forms. Ask whoever runs the server to free some space.`,
      });
  }
  if (role === 'owner') found.push(...(await problemsOfSystem(deps)));
  return found;
}

async function problemWithBackup(deps: RouteContext['deps']): Promise<string | undefined> {
  const run = await readRun(deps.storage.database);
  const old = await findOldBackup(deps);
  const last = old === undefined || old === 'never' ? '' : ` The last one is of ${dayOfMoment(deps, old)}.`;
  // Without nightly backups this page does not ask for a backup. The screen System still reports that there is none.
  const { at, folder } = deps.config.backups;
  const isPast =
    folder === undefined ||
    (at === undefined && run !== undefined && run.at < timeBefore(deps.now(), DAY_MS));
  if (run?.state === 'failed' && !isPast) return `The site could not make a backup: ${run.reason}${last}`;
  if (old !== undefined && old !== 'never' && old > deps.now().toISOString())
    return 'The newest backup is dated in the future: the clock was wrong when it was made, or is wrong now.';
  if (last !== '') return `The last backup is more than two days old.${last}`;
  // A new site has not yet had a night for its first backup.
  const isToCome = run?.state === 'waiting' && run.at > timeBefore(deps.now(), DAY_MS);
  return old === 'never' && !isToCome ? 'No backup has been made yet.' : undefined;
}

const SYSTEM = { path: '/system', label: 'See the system' };

async function problemsOfSystem(deps: RouteContext['deps']): Promise<Problem[]> {
  const found: Problem[] = [];
  const { at, findings } = lastCheck(deps);
  if (at !== undefined && findings.length > 0) {
    const things = plural(findings.length, 'thing');
    found.push({
      sentence: `The system check of ${dayOfMoment(deps, at)} found ${things} to look at.`,
      link: SYSTEM,
    });
  }
  const webhook = await readWebhook(deps);
  if (webhook?.failing && webhook.failing.since < timeBefore(deps.now(), HOUR_MS)) {
    found.push({
      sentence: `${webhook.host} has not accepted our messages since ${dayOfMoment(deps, webhook.failing.since)}.`,
      link: SYSTEM,
    });
  } else if (webhook && isWebhookLate(webhook, deps.now())) {
    found.push({
      sentence: `An event for ${webhook.host} has waited since ${dayOfMoment(deps, webhook.oldest ?? '')}.`,
      link: SYSTEM,
    });
  }
  return found;
}

async function problemsOfMailbox(deps: RouteContext['deps'], role: Role): Promise<Problem[]> {
  const state = await readMailboxState(deps);
  if (!state) return [];
  const { name, unmatched, error } = state;
  const fits = unmatched === 1 ? 'One incoming email matches' : `${unmatched} incoming emails match`;
  const link = { path: '/unmatched', label: unmatched === 1 ? 'Look at it' : 'Look at them' };
  return [
    ...(error === null
      ? []
      : [
          {
            sentence: `The mailbox ${name} cannot be read: ${error}.`,
            ...(role === 'owner' && { link: SYSTEM }),
          },
        ]),
    ...(unmatched === 0 ? [] : [{ sentence: `${fits} no enquiry and no application.`, link }]),
  ];
}

/** People who have not been moved, emailed or called since their batch was cancelled. */
async function cancelledSeats(deps: RouteContext['deps']): Promise<Problem[]> {
  return (await listCancelledSeats(deps)).map(({ batch, name, people }) => ({
    sentence: `${people === 1 ? '1 person has a seat' : `${people} people have seats`} in a cancelled batch: ${name}.`,
    link: { path: `/batches/${batch}`, label: people === 1 ? 'See who it is' : 'See who they are' },
  }));
}

/** People who have not been emailed or called since the days, times or place of their batch changed. */
async function changedSeats(deps: RouteContext['deps']): Promise<Problem[]> {
  return (await listChangedSeats(deps)).map(({ batch, name, people }) => ({
    sentence: `${people.length === 1 ? '1 person has' : `${people.length} people have`} not been told yet that ${name} has changed.`,
    link: {
      path: `/batches/${batch}/email?changed=1&${people.map((reference) => `to=${reference}`).join('&')}`,
      label: people.length === 1 ? 'Email this person' : 'Email these people',
    },
  }));
}

/** Expired holds, and for each free seat the first person on the waiting list. */
async function freedSeats(deps: RouteContext['deps']): Promise<Problem[]> {
  return (await listFreedSeats(deps)).flatMap(({ name: batch, free, first, waiting: count, over }) => {
    const ended = over.map(({ name, reference, until }): Problem => ({
      sentence: `The seat of ${name} in ${batch} was held until ${dayOf(until ?? '')} and is free again.`,
      link: { path: `/enquiries/${reference}`, label: `Open ${reference}` },
    }));
    if (!first || free === 0) return ended;
    const others = count === 1 ? '' : `, of ${count}`;
    const sentence = `${free === 1 ? 'A seat' : `${free} seats`} of ${batch} ${free === 1 ? 'is' : 'are'} free. ${first.name} is first on the waiting list${others}.`;
    return [
      ...ended,
      { sentence, link: { path: `/enquiries/${first.reference}`, label: `Open ${first.reference}` } },
    ];
  });
}

function mails(count: number): string {
  const number = unsentInWords(count);
  return count === 1 ? 'One email' : `${number.slice(0, 1).toUpperCase()}${number.slice(1)} emails`;
}

/** Date in TIME_ZONE. */
function dayOfMoment({ config }: RouteContext['deps'], moment: string): string {
  return dayOf(dayIn(new Date(moment), config.timeZone));
}

function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
