import type { Noun, SubmissionLine } from './submissions-view.ts';
import type { ApplicationRecord } from '../../server/services/submissions/read-applications.ts';
import type { EnquiryRecord } from '../../server/services/submissions/read-enquiries.ts';
import { BASES } from './load-submission.ts';

const EXCERPT_MAX = 300;

/** One of a list, which leads to its page and back to that list. */
export function lineOf(row: EnquiryRecord | ApplicationRecord, noun: Noun, list: string): SubmissionLine {
  return {
    href: `${BASES[noun]}/${row.reference}${list}`,
    reference: row.reference,
    state: row.state,
    name: row.name,
    about: 'message' in row ? excerptOf(row.message) : row.job_title,
    page: 'page' in row ? (row.page ?? undefined) : undefined,
    received: row.received,
    by: row.changed_by ?? undefined,
  };
}

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX).toWellFormed().trimEnd()} …` : line;
}
