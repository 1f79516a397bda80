import type { SubmissionKind } from '../../domain/submission-kind.ts';

/** Changes since a page of the desk was loaded. The page requests them at intervals. */
export interface DeskNews {
  /** First of the new submissions, newest first. */
  received: { href: string; name: string; kind: SubmissionKind }[];
  hasMore: boolean;
  /** Last change of the record that the page shows. The time is in TIME_ZONE. */
  changed?: { version: number; by: string; time: string };
}

/** Address of this request. */
export const NEWS_PATH = '/news';
