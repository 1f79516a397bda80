import type { SubmissionKind } from './submission-kind.ts';

/** Changes since a page of the desk was loaded, polled as JSON. */
export interface DeskNews {
  /** The first ones, newest first. */
  received: { href: string; name: string; kind: SubmissionKind }[];
  hasMore: boolean;
  /** Last change of the record on the page; the time is in TIME_ZONE. */
  changed?: { version: number; by: string; time: string };
}

/** Address that browsers poll. */
export const NEWS_PATH = '/news';
