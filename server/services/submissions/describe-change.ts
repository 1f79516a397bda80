import { company } from '../../../content/company.ts';
import { longDay } from '../../../contracts/batch.ts';
import { money } from '../../../contracts/region.ts';
import { OUTCOME_LABELS } from '../../../domain/enquiry-outcome.ts';
import { SEAT_LABELS } from '../../../domain/seat.ts';
import { ACTS, STATE_LABELS } from '../../../domain/submission-state.ts';
import type { SubmissionChangeRow } from '../../storage/database.ts';

/** Names of batches by their ids. */
export type BatchNames = ReadonlyMap<string, string>;

/** Describes a change of a submission: “Seat held until Tue 1 Dec in DevOps Automation, 16 January 2027”. */
export function describeChange(change: SubmissionChangeRow, batches: BatchNames): string {
  const { act, from_state, to_state, to_outcome, former_email } = change;
  const isMove = from_state !== to_state && !ACTS[act].namesState;
  const own = {
    assign: () => describeAssignment(change),
    seat: () => describeTrainee(change, batches),
    close: () =>
      [
        to_outcome === null ? ACTS.close.label : `${ACTS.close.label}: ${OUTCOME_LABELS[to_outcome]}`,
        ...describeSeat(change, batches),
      ].join('; '),
  } as const;
  if (act === 'answer-by-phone' && change.to_due !== null && change.from_due !== change.to_due)
    return `${ACTS[act].label}; follow up on ${dayInWords(change.to_due)}`;
  const what =
    act in own
      ? own[act as keyof typeof own]()
      : isMove
        ? `${ACTS[act].label}: ${STATE_LABELS[to_state]}`
        : ACTS[act].label;
  return former_email ? `${what}; it was ${former_email}` : what;
}

/** Describes changes of course, seat and agreed fee. */
function describeTrainee(change: SubmissionChangeRow, batches: BatchNames): string {
  const { from_seat, from_course, to_course, from_fee, to_fee, from_fee_due, to_fee_due, letter_id } = change;
  const seat = describeSeat(change, batches);
  const from = batches.get(change.from_seat_batch ?? '');
  if (seat.length === 0 && letter_id !== null && from_seat !== null && from)
    return `Told that ${from} is cancelled`;
  const course = from_course === to_course ? [] : [`Course: ${to_course ?? 'as in the message'}`];
  const fee = from_fee === to_fee || to_fee === null ? [] : [`Agreed fee: ${money(to_fee, company.region)}`];
  const due =
    from_fee_due === to_fee_due || to_fee_due === null ? [] : [`Next payment by ${longDay(to_fee_due)}`];
  const result =
    change.from_result === change.to_result ? [] : [change.to_result === null ? 'Passed' : 'Did not pass'];
  return [...seat, ...course, ...fee, ...due, ...result].join('; ') || ACTS.seat.label;
}

/** Describes a change of the seat; empty if it did not change. */
function describeSeat(change: SubmissionChangeRow, batches: BatchNames): string[] {
  const { from_seat, to_seat, from_seat_until, to_seat_until, from_seat_batch, to_seat_batch } = change;
  const [from, to] = [batches.get(from_seat_batch ?? ''), batches.get(to_seat_batch ?? '')];
  const isMoved = from_seat_batch !== to_seat_batch;
  if (to_seat === null) return from_seat === null ? [] : [`Seat released${from ? ` in ${from}` : ''}`];
  if (from_seat !== null && isMoved && from && to) {
    const kept = from_seat === to_seat ? '' : `: ${SEAT_LABELS[to_seat].toLowerCase()}`;
    return [`Moved from ${from} to ${to}${kept}`];
  }
  if (from_seat === to_seat && from_seat_until === to_seat_until && !isMoved) return [];
  const until = to_seat_until === null ? '' : ` until ${dayInWords(to_seat_until)}`;
  return [`${SEAT_LABELS[to_seat]}${until}${to ? ` in ${to}` : ''}`];
}

function describeAssignment({ from_owner, to_owner, from_due, to_due }: SubmissionChangeRow): string {
  const owner = to_owner === null ? 'No owner' : `Owner: ${to_owner}`;
  const day = to_due === null ? 'no follow-up date' : `follow up on ${dayInWords(to_due)}`;
  const parts = [...(from_owner === to_owner ? [] : [owner]), ...(from_due === to_due ? [] : [day])];
  return parts.join(', ').replace(/^./, (first) => first.toUpperCase());
}

/** Day such as "Tue 1 Dec". */
export function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
}
