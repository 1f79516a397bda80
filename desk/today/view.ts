import type { Noun, SubmissionLine } from '../inbox/submissions-view.ts';

export interface TodayView {
  /** The time after which things count as new: when the person last said that they had looked, or a day ago. */
  since: string;
  hasLooked: boolean;
  /** False for who has no name here: nothing is kept of them. */
  canLook: boolean;
  /** Empty for who sees neither enquiries nor applications. */
  came: TodayList[];
  /** What has waited longest for somebody to look at it. */
  waiting: TodayList[];
  hands: Hand[];
  /** Who may have the system checked sees what the last check found. */
  check?: SystemCheck;
  now: string;
}

export interface TodayList {
  noun: Noun;
  rows: SubmissionLine[];
  /** The list with more of them. */
  more?: string;
}

/** Something that needs a hand, and where to lend it. */
export interface Hand {
  sentence: string;
  link?: { path: string; label: string };
  /** A form that does it. */
  act?: { path: string; label: string };
  /** Where only the command line helps. */
  command?: string;
}

export interface SystemCheck {
  /** Undefined: not yet. */
  at?: string;
  findings: { check: string; isError: boolean; detail: string; advice: string }[];
}
