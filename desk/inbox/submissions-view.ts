import type { EnquiryOutcome } from '../../contracts/enquiry-outcome.ts';
import type { EnquiryVia } from '../../contracts/enquiry-via.ts';
import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import type { SubmissionState } from '../../contracts/submission-state.ts';

/** A page of the list of enquiries, or of applications. */
export interface SubmissionsView {
  kind: SubmissionKind;
  rows: SubmissionLine[];
  filter: SubmissionListFilter;
  /** The filter as a query with its question mark; may be empty. */
  list: string;
  /** For applications: the openings to choose from. */
  openings: { id: string; title: string }[];
  /** Who may be given some. */
  people: string[];
  /** Why a change of several was not made. */
  error?: string;
  /** When the page was drawn. */
  now: string;
  newest?: string;
  newer?: string;
  older?: string;
}

export interface SubmissionListFilter {
  search: string;
  /** Empty: all. */
  state: SubmissionState | '';
  /** Id of an opening; empty: all. */
  job: string;
  sort: 'newest' | 'oldest';
  /** Whose; empty: everybody's. */
  who: Who | '';
}

/** One's own, those whose day has passed, nobody's, and those who wrote last. */
export const WHO = ['mine', 'overdue', 'nobody', 'replied'] as const;
export type Who = (typeof WHO)[number];

export interface SubmissionLine {
  href: string;
  reference: string;
  version: number;
  state: SubmissionState;
  name: string;
  /** The beginning of the message; for applications the opening. */
  about: string;
  /** Path of the page on which an enquiry was written. */
  page?: string;
  /** How an enquiry came that one of the firm's people entered. */
  via?: EnquiryVia;
  received: string;
  /** Who worked on it last. */
  by?: string;
  /** Whose it is, and its next day: `isLate` once that has passed. */
  owner?: string;
  due?: { day: string; isLate: boolean };
  /** What became of an enquiry. */
  outcome?: EnquiryOutcome;
  /** The last letter about it did not arrive. */
  isUndelivered: boolean;
  /** The last word is theirs. */
  isReplied: boolean;
}
