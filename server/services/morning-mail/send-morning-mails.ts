import { randomUUID } from 'node:crypto';
import { kindsOf } from '../../../domain/kinds-of-role.ts';
import { morningMail, type Morning, type MorningItem } from '../../mail/messages/morning-mail.ts';
import type { Config } from '../../config.ts';
import type { PersonRow } from '../../storage/database.ts';
import { claimMorningMail, selectPeople } from '../../storage/people.ts';
import { selectDue, selectReceived } from '../../storage/received-rows.ts';
import { listFreedSeats } from '../batches/read-seats.ts';
import { dayIn, HOUR_MS, momentsIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueLetter } from '../mail/queue-mails.ts';
import { repeat } from '../repeat.ts';
import { findWaitingLong, waitingInWords } from '../submissions/find-waiting-long.ts';
import { listSubmissions } from '../submissions/read-submissions.ts';
import { newReference } from '../submissions/reference.ts';

/** Delay up to which morning emails are still sent, for example if the server was off. Later they are useless. */
const LATEST_MS = 4 * HOUR_MS;
const LINES_MAX = 30;

/** Starts to send morning emails. Several servers share this work, and nobody gets an email twice. */
export function startMorningMails(deps: Dependencies) {
  return repeat(deps, 'morning emails', () => sendMorningMails(deps));
}

/** Queues the morning email for everybody who wants it and has not got it today. Returns the number of emails. */
export async function sendMorningMails(deps: Dependencies): Promise<number> {
  const day = morningOf(deps.config, deps.now());
  if (day === undefined) return 0;
  let sent = 0;
  for (const person of await selectPeople(deps.storage.database)) {
    if (person.state !== 'active' || person.morning_mail === null || person.morning_mail_day === day)
      continue;
    const morning = await readMorning(deps, person, day);
    if (await queue(deps, person, person.morning_mail, day, morning)) sent += 1;
  }
  return sent;
}

/** Day of the morning emails that are due. Undefined before the hour, long after it, and on days off. */
export function morningOf({ morningMailAt, daysOff, timeZone, desk }: Config, now: Date): string | undefined {
  if (morningMailAt === undefined || desk === undefined) return undefined;
  const day = dayIn(now, timeZone);
  const since = now.getTime() - momentsIn(timeZone)(day, morningMailAt).getTime();
  if (since < 0 || since > LATEST_MS) return undefined;
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return daysOff.includes(day) || daysOff.includes(weekday) ? undefined : day;
}

async function readMorning(deps: Dependencies, person: PersonRow, day: string): Promise<Morning> {
  const kinds = kindsOf(person.role);
  const own: MorningItem[] = [];
  const nobodys: Morning['nobodys'] = [];
  for (const kind of kinds) {
    const rows = await selectDue(deps.storage.database, kind, {
      until: day,
      owner: person.name,
      isOwn: true,
      limit: LINES_MAX,
    });
    for (const row of rows)
      own.push({
        kind,
        reference: row.reference,
        about: row.kind === 'application' ? row.job_title : undefined,
        due: row.due ?? undefined,
      });
    const free = await listSubmissions(deps, kind, { state: 'new', owner: null, limit: LINES_MAX + 1 });
    const count = Math.min(free.rows.length, LINES_MAX);
    if (count > 0) nobodys.push({ kind, count, hasMore: free.rows.length > LINES_MAX });
  }
  const holds = kinds.includes('enquiry') ? await endedHolds(deps, person.name) : [];
  const waiting = await findWaitingLong(deps, kinds);
  return {
    name: person.name,
    deskUrl: deps.config.desk?.url ?? '',
    due: own.filter(({ due }) => due === day),
    overdue: own.filter(({ due }) => due !== day),
    holds,
    nobodys,
    waiting: waiting.map((one) => ({ kind: one.kind, sentence: waitingInWords(one, deps.config) })),
  };
}

/** Expired holds. Each is listed daily until somebody extends it or frees the seat. */
async function endedHolds(deps: Dependencies, owner: string): Promise<Morning['holds']> {
  const found: Morning['holds'] = [];
  for (const { name: batch, over } of await listFreedSeats(deps))
    for (const { reference, until } of over) {
      const row = await selectReceived(deps.storage.database, 'enquiry', reference);
      if (row && (row.owner ?? owner) === owner) found.push({ reference, batch, until: until ?? '' });
    }
  return found.slice(0, LINES_MAX);
}

/** Queues the email of one person, unless there is nothing to report. */
async function queue(
  deps: Dependencies,
  person: PersonRow,
  email: string,
  day: string,
  morning: Morning,
): Promise<boolean> {
  const { due, overdue, holds, nobodys, waiting } = morning;
  const isEmpty = due.length + overdue.length + holds.length + nobodys.length + waiting.length === 0;
  return await deps.storage.database.transaction().execute(async (transaction) => {
    if (!(await claimMorningMail(transaction, person.id, day)) || isEmpty) return false;
    const now = deps.now();
    const [id, reference, time] = [randomUUID(), newReference('D'), now.toISOString()];
    const written = { template: null, recipient: email, written_by: 'The site', written_at: time };
    const letter = { id, reference, ...morningMail(morning), ...written };
    await queueLetter(transaction, 'morning-mail', letter, now);
    return true;
  });
}
