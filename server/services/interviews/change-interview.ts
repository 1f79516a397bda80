import { readSigns } from '../../../contracts/pasted-text.ts';
import { randomUUID } from 'node:crypto';
import { INTERVIEW_MINUTES, readInterview, SLOTS_MAX, type Interview } from '../../../domain/interview.ts';
import { isOpenApplication, STATE_LABELS, stepNumber } from '../../../domain/submission-state.ts';
import { selectPeople } from '../../storage/people.ts';
import type { Application } from '../../storage/received-rows.ts';
import { dayIn, isCalendarDate, momentsIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import {
  changeSubmission,
  type Author,
  type Changed,
  type Letter,
  type Plan,
} from '../submissions/change-submission.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { checkInterview } from './check-interview.ts';
import { cancellation, invitation, proposal } from './interview-letters.ts';

/** An interview as typed. Times are in TIME_ZONE, such as 2026-12-01T11:00 or 2026-12-01 11:00. */
export interface TypedInterview {
  times: readonly string[];
  minutes: string;
  place: string;
  interviewers: readonly string[];
  /** Text to add to the email. */
  words: string;
}

const PLACE_MAX_LENGTH = 200;

/** Plan of a change to an interview, with the email to the applicant. */
type Planned = (row: Application) => Plan<'application'> & { letter: Letter };

/** Proposes times to the applicant. If a time was already set, it counts until another is set. */
export async function proposeInterview(
  deps: Dependencies,
  reference: string,
  typed: TypedInterview,
  author: Author,
): Promise<Changed> {
  const plan = await planProposal(deps, typed, author.by);
  return await changeSubmission(deps, 'application', reference, author, plan);
}

/**
 * Sets or changes the time and the place, and invites the applicant. The follow-up date becomes the day of the
 * interview.
 */
export async function setInterview(
  deps: Dependencies,
  reference: string,
  typed: TypedInterview,
  author: Author,
): Promise<Changed> {
  const plan = await planInvitation(deps, typed, author.by);
  return await changeSubmission(deps, 'application', reference, author, plan);
}

/** Cancels the interview, and removes it from the applicant's calendar. */
export async function cancelInterview(
  deps: Dependencies,
  reference: string,
  words: string,
  author: Author,
): Promise<Changed> {
  const plan = planCancellation(deps, words, author.by);
  return await changeSubmission(deps, 'application', reference, author, plan);
}

/** Email to the applicant as it would be sent. */
export async function previewInterviewLetter(
  deps: Dependencies,
  reference: string,
  act: 'propose' | 'set' | 'cancel',
  typed: TypedInterview,
  by: string,
): Promise<Letter> {
  const row = await requireReceived(deps.storage.database, 'application', reference);
  if (act === 'cancel') return planCancellation(deps, typed.words, by)(row).letter;
  const plan = await (act === 'propose' ? planProposal : planInvitation)(deps, typed, by);
  return plan(row).letter;
}

/** Warnings that a person should read before sending the email. */
export async function adviceOnInterview(
  deps: Dependencies,
  reference: string,
  act: 'propose' | 'set' | 'cancel',
  typed: TypedInterview,
): Promise<string[]> {
  if (act === 'cancel') return [];
  const { slots: starts, ...facts } = await readTyped(deps, typed, act === 'set' ? 1 : SLOTS_MAX);
  const row = await requireReceived(deps.storage.database, 'application', reference);
  return await checkInterview(deps, row.reference, { starts, ...facts });
}

async function planProposal(deps: Dependencies, typed: TypedInterview, by: string): Promise<Planned> {
  const { slots, ...facts } = await readTyped(deps, typed, SLOTS_MAX);
  return (row) => {
    requireOpen(row);
    const before = readInterview(row.interview);
    if (before?.state === 'set')
      throw new OperatorError('An interview is already set. Move it, or cancel it first.');
    const interview: Interview = {
      ...(before ?? anew(deps)),
      ...facts,
      slots,
      state: 'proposed',
      start: undefined,
    };
    const about = { row, interview, by, words: typed.words, timeZone: deps.config.timeZone };
    return {
      act: 'propose-interview',
      interview: JSON.stringify(interview),
      letter: proposal(about),
    };
  };
}

async function planInvitation(deps: Dependencies, typed: TypedInterview, by: string): Promise<Planned> {
  const { slots, ...facts } = await readTyped(deps, typed, 1);
  const [start] = slots;
  return (row) => {
    requireOpen(row);
    const before = readInterview(row.interview);
    const isMoved = before?.state === 'set';
    if (isMoved && before.start === start && before.place === facts.place && before.minutes === facts.minutes)
      throw new OperatorError('The interview already has this time and place.');
    const kept = before ?? anew(deps);
    const interview: Interview = {
      ...kept,
      ...facts,
      start,
      slots: [],
      state: 'set',
      sequence: kept.sequence + 1,
    };
    const about = { row, interview, by, words: typed.words, timeZone: deps.config.timeZone };
    return {
      act: 'set-interview',
      interview: JSON.stringify(interview),
      letter: invitation(about, isMoved),
      due: dayIn(new Date(start ?? ''), deps.config.timeZone),
      ...(row.step < stepNumber('talk') && { state: 'talk', step: stepNumber('talk') }),
    };
  };
}

function planCancellation(deps: Dependencies, words: string, by: string): Planned {
  return (row) => {
    const before = readInterview(row.interview);
    if (before?.state !== 'set') throw new OperatorError('No interview is set.');
    const interview: Interview = { ...before, state: 'cancelled', sequence: before.sequence + 1 };
    const about = { row, interview, by, words, timeZone: deps.config.timeZone };
    const day = dayIn(new Date(before.start ?? ''), deps.config.timeZone);
    return {
      act: 'cancel-interview',
      interview: JSON.stringify(interview),
      letter: cancellation(about),
      due: row.due === day ? null : row.due,
    };
  };
}

function anew({ config }: Dependencies): Pick<Interview, 'id' | 'sequence'> {
  return { id: `${randomUUID()}@${new URL(config.publicUrl).hostname}`, sequence: -1 };
}

function requireOpen({ reference, state }: Application): void {
  if (isOpenApplication(state)) return;
  throw new OperatorError(`${reference} is ${STATE_LABELS[state].toLowerCase()}. Reopen it first.`);
}

async function readTyped(
  deps: Dependencies,
  { times, minutes, place, interviewers }: TypedInterview,
  most: number,
): Promise<Pick<Interview, 'slots' | 'minutes' | 'place' | 'interviewers'>> {
  const errors: Record<string, string> = {};
  const slots: string[] = [];
  const given = times.map((time) => time.trim()).filter(Boolean);
  if (given.length === 0) errors['time-1'] = 'Give a day and a time';
  if (given.length > most) errors['time-1'] = most === 1 ? 'Give one time' : `Give at most ${most} times`;
  for (const [index, time] of times.entries()) {
    if (time.trim() === '') continue;
    const moment = momentOf(deps, time.trim());
    if (typeof moment === 'string') errors[`time-${index + 1}`] = moment;
    else slots.push(moment.toISOString());
  }
  const length = INTERVIEW_MINUTES.find((known) => String(known) === minutes);
  if (length === undefined) errors['minutes'] = `Give ${INTERVIEW_MINUTES.join(', ')} minutes`;
  const where = place.replaceAll(/\s+/g, ' ').trim();
  if (where === '') errors['place'] = 'Give the place, such as a room or the link of a video call';
  if (where.length > PLACE_MAX_LENGTH) errors['place'] = `Use at most ${PLACE_MAX_LENGTH} characters`;
  const people = (await selectPeople(deps.storage.database)).filter(({ state }) => state !== 'ended');
  const names = interviewers.map((typed) => typed.trim()).filter(Boolean);
  const unknown = names.find((name) => !people.some((person) => person.name_lookup === name.toLowerCase()));
  if (names.length === 0) errors['interviewers'] = 'Give the interviewers';
  if (unknown !== undefined) errors['interviewers'] = `There is nobody named ${unknown} at the desk`;
  const [first] = Object.values(errors);
  if (first !== undefined) throw new OperatorError(`${first}.`, { fields: errors });
  return {
    slots: [...new Set(slots)].toSorted(),
    minutes: length ?? INTERVIEW_MINUTES[0],
    place: where,
    interviewers: people
      .filter(({ name_lookup }) => names.some((name) => name.toLowerCase() === name_lookup))
      .map(({ name }) => name),
  };
}

/** Moment of a typed time; an error message if it is not valid. */
function momentOf({ config, now }: Dependencies, typed: string): Date | string {
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(readSigns(typed)) ?? [];
  if (!isCalendarDate(day)) return `${typed} is not a time. Write it as 2026-12-01 11:00`;
  const moment = momentsIn(config.timeZone)(day, time);
  return moment.getTime() > now().getTime()
    ? moment
    : `${typed.replace('T', ' ')} is over: give a later time`;
}
