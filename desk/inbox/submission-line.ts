import type { SubmissionLine } from './submissions-view.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { LISTS } from '../ui/submission-lists.ts';

const EXCERPT_MAX = 300;

/** One of a list, which leads to its page and back to that list. */
export function lineOf(row: SubmissionRecord, list: string): SubmissionLine {
  return {
    href: `${LISTS[row.kind].path}/${row.reference}${list}`,
    reference: row.reference,
    state: row.state,
    name: row.name,
    about: row.kind === 'enquiry' ? excerptOf(row.message) : row.job_title,
    page: row.kind === 'enquiry' ? (row.page ?? undefined) : undefined,
    received: row.received,
    by: row.changed_by ?? undefined,
  };
}

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX).toWellFormed().trimEnd()} …` : line;
}
