import { dayInZone } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { findReplied } from '../../server/services/replies/read-replies.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { LISTS } from '../ui/submission-lists.ts';

const EXCERPT_MAX = 300;

export type SubmissionLine = Awaited<ReturnType<typeof linesOf>>[number];

/** Rows of a list; each links to its page, which links back to that list. */
export async function linesOf(deps: Dependencies, rows: SubmissionRecord[], list: string) {
  const undelivered = await findUndelivered(
    deps,
    rows.map(({ reference }) => reference),
  );
  const today = dayInZone(deps.config.timeZone)(deps.now());
  const replied = await findReplied(
    deps,
    rows.map(({ reference }) => reference),
  );
  const isUndelivered = new Set(undelivered.map(({ reference }) => reference));
  return rows.map((row) => ({
    ...lineOf(row, list, today),
    /** True if the last email about it did not arrive. */
    isUndelivered: isUndelivered.has(row.reference),
    /** True if a reply is unanswered. */
    isReplied: replied.has(row.reference),
  }));
}

function lineOf(row: SubmissionRecord, list: string, today: string) {
  return {
    href: `${LISTS[row.kind].path}/${row.reference}${list}`,
    reference: row.reference,
    version: row.version,
    state: row.state,
    name: row.name,
    /** The beginning of the message, or the opening of an application. */
    about: row.kind === 'enquiry' ? excerptOf(row.message) : row.job_title,
    /** Path of the page with the form. */
    page: row.kind === 'enquiry' ? (row.page ?? undefined) : undefined,
    via: row.kind === 'enquiry' ? (row.via ?? undefined) : undefined,
    received: row.received,
    by: row.changed_by ?? undefined,
    owner: row.owner ?? undefined,
    due: row.due === null ? undefined : { day: row.due, isLate: row.due < today },
    outcome: row.kind === 'enquiry' ? (row.outcome ?? undefined) : undefined,
  };
}

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX).toWellFormed().trimEnd()} …` : line;
}
