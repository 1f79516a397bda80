export const ENQUIRY_STATES = ['new', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** The steps that the careers page promises, in their order. An application that is new is in the first. */
export const HIRING_STEPS = ['new', 'reading', 'talk', 'exercise'] as const;
export type HiringStep = (typeof HIRING_STEPS)[number];

export const APPLICATION_STATES = [...HIRING_STEPS, 'accepted', 'left', 'rejected', 'closed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type SubmissionState = EnquiryState | ApplicationState;

export const STATE_LABELS: Record<SubmissionState, string> = {
  new: 'New',
  answered: 'Answered',
  reading: 'We read',
  talk: 'We talk',
  exercise: 'Exercise',
  accepted: 'Accepted',
  left: 'On hold',
  rejected: 'Rejected',
  closed: 'Closed',
};

export const SUBMISSION_ACTS = [
  'answer-by-mail',
  'answer-by-phone',
  'advance',
  'leave',
  'reject',
  'close',
  'reopen',
  'note',
  'correct',
  'assign',
  'join',
  'separate',
  'seat',
  'propose-interview',
  'set-interview',
  'cancel-interview',
  'undo',
  'undelivered',
  'delivered',
  'reply',
] as const;
export type SubmissionAct = (typeof SUBMISSION_ACTS)[number];

export const ACT_LABELS: Record<SubmissionAct, string> = {
  'answer-by-mail': 'Answered by email',
  'answer-by-phone': 'Answered by phone',
  advance: 'Advanced',
  leave: 'On hold',
  reject: 'Rejected',
  close: 'Closed',
  reopen: 'Reopened',
  note: 'Note added',
  correct: 'Address corrected',
  assign: 'Owner or follow-up date set',
  join: 'Joined with another of the same person',
  separate: 'Taken out of those of the same person',
  seat: 'Course, seat or fee set',
  'propose-interview': 'Times for an interview proposed',
  'set-interview': 'Interview set',
  'cancel-interview': 'Interview cancelled',
  undo: 'Last change taken back',
  undelivered: 'Email not delivered',
  delivered: 'Email delivered after all',
  reply: 'Reply by email',
};

/** Events of emails, which nobody can undo. */
const STAYS: ReadonlySet<SubmissionAct> = new Set(['undelivered', 'delivered', 'reply']);

export function canBeUndone(act: SubmissionAct): boolean {
  return !STAYS.has(act);
}

/** An application that nobody has decided on yet. */
export function isOpenApplication(state: ApplicationState): boolean {
  return state === 'left' || (HIRING_STEPS as readonly string[]).includes(state);
}

/** Nothing is left to do about it, unless it is opened again. */
export function isSettled(state: SubmissionState): boolean {
  return state === 'closed' || state === 'rejected' || state === 'accepted';
}

/** The number of a step, from 1. */
export function stepNumber(step: HiringStep): number {
  return HIRING_STEPS.indexOf(step) + 1;
}
