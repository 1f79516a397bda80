import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import type { SubmissionState } from '../../contracts/submission-state.ts';

/** A page of the list of enquiries, or of applications. */
export interface SubmissionsView {
  kind: SubmissionKind;
  rows: SubmissionLine[];
  filter: SubmissionListFilter;
  /** For applications: the openings to choose from. */
  openings: { id: string; title: string }[];
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
}

export interface SubmissionLine {
  href: string;
  reference: string;
  state: SubmissionState;
  name: string;
  /** The beginning of the message; for applications the opening. */
  about: string;
  /** Path of the page on which an enquiry was written. */
  page?: string;
  received: string;
  /** Who worked on it last. */
  by?: string;
  /** The last letter about it did not arrive. */
  isUndelivered: boolean;
}
