export const ENQUIRY_STATES = ['new', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Stages in the order of the careers page. A new application is in the first one. */
export const HIRING_STEPS = ['new', 'reading', 'talk', 'exercise'] as const;
export type HiringStep = (typeof HIRING_STEPS)[number];

export const APPLICATION_STATES = [...HIRING_STEPS, 'accepted', 'left', 'rejected', 'closed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type SubmissionState = EnquiryState | ApplicationState;

export const STATE_LABELS: Record<SubmissionState, string> = {
  new: 'New',
  answered: 'Answered',
  reading: 'In review',
  talk: 'Interview',
  exercise: 'Exercise',
  accepted: 'Hired',
  left: 'On hold',
  rejected: 'Rejected',
  closed: 'Closed',
};

interface ActFacts {
  label: string;
  /** True if the label of the action is the name of the new state. */
  namesState?: true;
  /** True if the action makes its author the owner. */
  isWork?: true;
  /** True if the action settles the last reply of the person. */
  settlesReplies?: true;
  /** True if the email of the action is kept as a draft after an undo. */
  keepsDraft?: true;
  /** True if the action cannot be undone, because it records what happened to an email. */
  isFinal?: true;
}

const DECLARED = {
  'answer-by-mail': { label: 'Answered by email', namesState: true, isWork: true, settlesReplies: true },
  'answer-by-phone': { label: 'Answered by phone', namesState: true, isWork: true, settlesReplies: true },
  advance: { label: 'Stage changed', settlesReplies: true },
  leave: { label: 'On hold', namesState: true, settlesReplies: true },
  reject: { label: 'Rejected', namesState: true, settlesReplies: true },
  close: { label: 'Closed', namesState: true, settlesReplies: true },
  reopen: { label: 'Reopened' },
  note: { label: 'Note added', keepsDraft: true },
  correct: { label: 'Address corrected', keepsDraft: true },
  assign: { label: 'Owner or follow-up date set', keepsDraft: true },
  join: { label: 'Linked to another of the same person', keepsDraft: true },
  separate: { label: 'Unlinked from the same person', keepsDraft: true },
  seat: { label: 'Course, seat or fee set', keepsDraft: true },
  'propose-interview': { label: 'Times for an interview proposed' },
  'set-interview': { label: 'Interview set', namesState: true },
  'cancel-interview': { label: 'Interview cancelled' },
  undo: { label: 'Last change undone', keepsDraft: true },
  undelivered: { label: 'Email not delivered', isFinal: true },
  delivered: { label: 'Email delivered after all', isFinal: true },
  reply: { label: 'Reply by email', isFinal: true },
} satisfies Record<string, ActFacts>;

export type SubmissionAct = keyof typeof DECLARED;
/** Actions in the history of a submission. */
export const ACTS: Record<SubmissionAct, ActFacts> = DECLARED;
export const SUBMISSION_ACTS = Object.keys(ACTS) as SubmissionAct[];

/** True for an application that is neither accepted, rejected nor closed. */
export function isOpenApplication(state: SubmissionState): boolean {
  return state === 'left' || (HIRING_STEPS as readonly string[]).includes(state);
}

/** True if nothing is left to do. */
export function isSettled(state: SubmissionState): boolean {
  return state === 'closed' || state === 'rejected' || state === 'accepted';
}

/** The number of a stage, from 1. */
export function stepNumber(step: HiringStep): number {
  return HIRING_STEPS.indexOf(step) + 1;
}
