import { company } from '../../../content/company.ts';
import { cancelledBatchEmail } from '../../../content/mail-templates.ts';
import { batchName } from '../../../contracts/batch.ts';
import { plural } from '../../../contracts/plural.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { batchOf } from '../../shown-batch.ts';
import type { BatchRow, Connection } from '../../storage/database.ts';
import type { Enquiry } from '../../storage/received-rows.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { type CountedBatch, selectCountedBatch, selectUntoldSeats } from '../../storage/seats.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { batchValues } from '../mail/course-values.ts';
import { fill, requireFilled } from '../mail/template.ts';
import { wrongField } from '../operator-error.ts';
import { applyChange, type Letter } from '../submissions/change-submission.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { requireLockedBatch, requireSeenBatch, writeChange } from './change-batch.ts';
import { listComingBatches } from './read-batches.ts';
import { type SeatHolder, selectSeatHolders } from './read-seats.ts';

export interface Cancellation {
  /** Version of the batch that the person saw. */
  seen?: number;
  /**
   * People that the person saw, written by `peopleShown`. If they or their enquiries have changed since, nothing is
   * cancelled.
   */
  shown?: string;
  /** Batch to which everybody is moved. */
  moveTo?: string;
  /** Email to everybody. `{name}` in its text is replaced by the name of the recipient. */
  email?: Pick<Letter, 'subject' | 'text'>;
}

const CHANGED =
  'Seats or emails of these people have changed since this page was opened: check the list, and send it again';

/**
 * Text that identifies the people on the page and the versions of their enquiries. An email to a person or a move
 * changes the version.
 */
export function peopleShown(people: readonly SeatHolder[]): string {
  return people.map(({ reference, version }) => `${reference}:${version}`).join(' ');
}

export interface CancelledBatch {
  batch: CountedBatch;
  movedTo?: CountedBatch;
  moved: number;
  emailed: number;
  /** People without an email address, who must be called. */
  unreachable: SeatHolder[];
  /** People who still have a seat in the cancelled batch and were not emailed. */
  left: SeatHolder[];
}

/**
 * Cancels a batch in one transaction: takes it off the site, moves the people who have a seat or wait for one, and
 * emails them. A cancelled batch can be cancelled again while people have seats in it.
 */
export async function cancelBatch(
  deps: ActingDependencies,
  id: string,
  { seen, shown, moveTo, email }: Cancellation = {},
): Promise<CancelledBatch> {
  // All changes have the same time, by which an undo finds the people who were moved.
  const moment = deps.now();
  const atOnce = { ...deps, now: () => moment };
  return await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const batch = await requireSeenBatch(transaction, deps, id, seen);
    const people = (await selectSeatHolders(transaction, deps, id)).filter(({ isOver }) => !isOver);
    if (shown !== undefined && shown !== peopleShown(people)) throw wrongField('text', CHANGED);
    const target =
      moveTo === undefined ? undefined : await requireTarget(transaction, deps, batch, moveTo, people);
    const cancelled =
      batch.state === 'cancelled'
        ? batch
        : await writeChange(atOnce, transaction, batch, {
            act: 'batch.cancelled',
            changes: { state: 'cancelled' },
          });
    const by = await nameOfActor(transaction, deps.actor);
    const unreachable: SeatHolder[] = [];
    let emailed = 0;
    for (const person of people) {
      const row = await requireReceived(transaction, 'enquiry', person.reference);
      const letter = email && isMailable(row.email) ? letterTo(email, row) : undefined;
      if (email && !letter) unreachable.push(person);
      if (letter) emailed += 1;
      if (!target && !letter) continue;
      const { seat, until } = person;
      // A hold is shortened so that it ends no later than the first day.
      const lastDay = target && until !== null && until > target.start ? target.start : until;
      const standing = { seat, until: lastDay, batch: target?.id ?? id };
      await applyChange(atOnce, transaction, row, by, { act: 'seat', seat: standing, letter });
    }
    return {
      batch: cancelled,
      movedTo: target,
      moved: target ? people.length : 0,
      emailed,
      unreachable,
      left: target ? [] : people.filter(hasSeat).filter((person) => !email || unreachable.includes(person)),
    };
  });
}

function hasSeat({ seat }: SeatHolder): boolean {
  return seat !== 'waiting';
}

function letterTo({ subject, text }: Pick<Letter, 'subject' | 'text'>, { name, reference }: Enquiry) {
  const filled = { subject: fill(subject, { name, reference }), text: fill(text, { name, reference }) };
  requireFilled(`${filled.subject} ${filled.text}`);
  return filled;
}

/** Throws unless the batch `id` is an upcoming one of the same course with room for everybody who has a seat. */
async function requireTarget(
  transaction: Connection,
  deps: ActingDependencies,
  batch: CountedBatch,
  id: string,
  people: SeatHolder[],
): Promise<CountedBatch> {
  if (id === batch.id) throw wrongField('moveTo', 'Choose another batch than the one that is cancelled');
  const target = await requireLockedBatch(transaction, deps, id);
  const today = dayIn(deps.now(), deps.config.timeZone);
  if (target.course !== batch.course)
    throw wrongField(
      'moveTo',
      `${nameOf(target)} is of another course: choose a batch of ${batch.course_title}`,
    );
  if ((target.state !== 'open' && target.state !== 'full') || target.start < today)
    throw wrongField('moveTo', `${nameOf(target)} is not on the site, or has begun: choose another batch`);
  const free = target.seats - target.taken - target.reserved;
  const needed = people.filter(hasSeat).length;
  if (free < needed)
    throw wrongField(
      'moveTo',
      `${nameOf(target)} has ${plural(Math.max(0, free), 'free seat')} for ${needed} people: add seats to it, or choose another batch`,
    );
  return target;
}

export function nameOf({ course_title: courseTitle, start }: Pick<BatchRow, 'course_title' | 'start'>) {
  return batchName({ courseTitle, start });
}

/** Upcoming batches of the same course with room for everybody who has a seat. */
export async function listTargets(deps: Dependencies, batch: CountedBatch, people: SeatHolder[]) {
  const needed = people.filter(({ seat, isOver }) => seat !== 'waiting' && !isOver).length;
  return (await listComingBatches(deps)).filter(
    ({ id, course, left }) => id !== batch.id && course === batch.course && left >= needed,
  );
}

/** Draft of the email about a cancellation. It names the batch to which everybody is moved, or promises a call. */
export async function draftCancellation(
  deps: Dependencies,
  batch: CountedBatch,
  { moveTo, sender = company.name }: { moveTo?: string; sender?: string },
): Promise<Pick<Letter, 'subject' | 'text'>> {
  const { timeZone } = deps.config;
  const today = dayIn(deps.now(), timeZone);
  const row =
    moveTo === undefined ? undefined : await selectCountedBatch(deps.storage.database, moveTo, today);
  const target = row && batchValues(batchOf(row, today, timeZone));
  const values = { ...target, batch: nameOf(batch), sender };
  const { subject, moved, left } = cancelledBatchEmail;
  return { subject: fill(subject, values), text: fill(target ? moved : left, values) };
}

export interface UntoldBatch {
  batch: string;
  name: string;
  people: number;
}

/** Cancelled batches that have people who were neither moved, emailed nor called since. */
export async function listCancelledSeats(deps: Dependencies): Promise<UntoldBatch[]> {
  const batches = await listUntold(deps, 'cancelled');
  return batches.map(({ batch, name, people }) => ({ batch, name, people: people.length }));
}

/** Upcoming batches whose days, times or place were changed, and the people who were not told since. */
export async function listChangedSeats(
  deps: Dependencies,
): Promise<(Omit<UntoldBatch, 'people'> & { people: string[] })[]> {
  return await listUntold(deps, 'changed');
}

async function listUntold({ storage, now, config }: Dependencies, why: 'cancelled' | 'changed') {
  const today = dayIn(now(), config.timeZone);
  const seats = await selectUntoldSeats(storage.database, why, today);
  const batches = Map.groupBy(seats, ({ batch }) => batch);
  return [...batches].map(([batch, people]) => ({
    batch,
    name: nameOf(people[0]!),
    people: people.map(({ reference }) => reference),
  }));
}
