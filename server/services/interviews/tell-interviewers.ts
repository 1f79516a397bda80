import { randomUUID } from 'node:crypto';
import { company } from '../../../content/company.ts';
import { type CalendarEntry, type Interview, readInterview } from '../../../domain/interview.ts';
import { readableTime } from '../../mail/messages/message.ts';
import type { Connection, PersonRow } from '../../storage/database.ts';
import { selectPeople } from '../../storage/people.ts';
import type { Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { HELD_MS, queueLetter } from '../mail/queue-mails.ts';

/** Email addresses of interviewers, and names of interviewers without an address. */
export async function addressesOf(
  database: Connection,
  names: readonly string[],
): Promise<{ told: (PersonRow & { morning_mail: string })[]; without: string[] }> {
  const people = (await selectPeople(database)).filter(({ name }) => names.includes(name));
  return {
    told: people.flatMap((person) =>
      person.state === 'active' && person.morning_mail !== null
        ? [{ ...person, morning_mail: person.morning_mail }]
        : [],
    ),
    without: people.filter(({ morning_mail: email }) => email === null).map(({ name }) => name),
  };
}

/**
 * Queues emails with the calendar entry to the interviewers, together with the email to the applicant. Removed
 * interviewers get a cancellation. The emails contain only references, because an erasure cannot delete names from a
 * mailbox.
 */
export async function tellInterviewers(
  deps: Dependencies,
  transaction: Connection,
  row: Received,
  { before, after, by }: { before: string | null; after: string | null; by: string },
): Promise<void> {
  const [was, is] = [readInterview(before), readInterview(after)];
  if (row.kind !== 'application' || !is?.start) return;
  const names = [...(was?.state === 'set' ? was.interviewers : []), ...is.interviewers];
  const now = deps.now();
  for (const { name, morning_mail: recipient } of (await addressesOf(transaction, names)).told) {
    const method = is.state === 'set' && is.interviewers.includes(name) ? 'REQUEST' : 'CANCEL';
    const entry: CalendarEntry = {
      method,
      id: is.id,
      sequence: is.sequence,
      start: is.start,
      minutes: is.minutes,
      place: is.place,
      summary: `Interview: ${row.job_title}, ${row.reference}`,
    };
    const letter = {
      id: randomUUID(),
      reference: row.reference,
      template: null,
      recipient,
      ...messageOf(deps, row.reference, row.job_title, is, { name, method, isMoved: was?.state === 'set' }),
      calendar: JSON.stringify(entry),
      written_by: by,
      written_at: now.toISOString(),
    };
    await queueLetter(transaction, 'morning-mail', letter, new Date(now.getTime() + HELD_MS));
  }
}

function messageOf(
  { config }: Dependencies,
  reference: string,
  jobTitle: string,
  { start = '', minutes, place, interviewers }: Interview,
  { name, method, isMoved }: { name: string; method: CalendarEntry['method']; isMoved: boolean },
) {
  const what = method === 'CANCEL' ? 'Interview cancelled' : isMoved ? 'Interview moved' : 'Interview';
  const deskUrl = config.desk?.url ?? '';
  return {
    subject: `${what}: ${jobTitle} (${reference})`,
    text: `Hello ${name},

${method === 'CANCEL' ? 'this interview is cancelled, or held without you' : 'you are one of the interviewers'}:

When: ${readableTime(start, config.timeZone)}, ${minutes} minutes
Where: ${place}
With: ${interviewers.join(', ')}
Application: ${deskUrl}/applications/${reference}

The calendar file is attached.

${company.name}
`,
  };
}
