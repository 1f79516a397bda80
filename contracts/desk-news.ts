import type { SubmissionKind } from './submission-kind.ts';

/** What changed since a page of the desk was drawn: asked for again and again, answered as JSON. */
export interface DeskNews {
  /** Newest first, the first of them only. */
  received: { href: string; name: string; kind: SubmissionKind }[];
  hasMore: boolean;
  /** Of the one that the page is about; the time of day is the firm's. */
  changed?: { version: number; by: string; time: string };
}

/** Where a browser asks for it. */
export const NEWS_PATH = '/news';
