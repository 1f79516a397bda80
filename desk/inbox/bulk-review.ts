import { OUTCOME_LABELS, type EnquiryOutcome } from '../../domain/enquiry-outcome.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { isSettled, STATE_LABELS } from '../../domain/submission-state.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { isSeatFreed } from '../../server/services/submissions/actions.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { amountOf } from './bulk-act.ts';
import { dayInWords } from '../../server/services/submissions/describe-change.ts';

type BulkChangeAct = 'assign' | 'close' | 'reopen';

interface Planned {
  act: BulkChangeAct;
  /** New owner: empty for none, `-` for no change. */
  owner: string;
  /** Empty means no change. */
  due: string;
  outcome: EnquiryOutcome | '';
  /** Number of chosen submissions that do not change. */
  stays: number;
}

/** True if the action changes a record in this state. */
export function canBe(act: string, outcome: string, row: SubmissionRecord): boolean {
  if (act === 'reopen') return isSettled(row.state);
  if (act === 'assign') return !isSettled(row.state);
  const isToldNow = row.kind === 'enquiry' && outcome !== '' && row.outcome !== outcome;
  return row.state !== 'closed' || isToldNow;
}

/** The page shown before several submissions are changed. */
export function bulkReview(
  kind: SubmissionKind,
  chosen: SubmissionRecord[],
  { act, owner, due, outcome, stays }: Planned,
) {
  const amount = amountOf(chosen.length, kind);
  const label = {
    assign: `Set owner and follow-up date of ${amount}`,
    close: `Close ${amount}`,
    reopen: `Reopen ${amount}`,
  }[act];
  const freed = chosen.filter(
    (record) => record.kind === 'enquiry' && isSeatFreed(record, outcome || undefined),
  ).length;
  const says = [
    act === 'assign' && owner !== '-' && (owner === '' ? 'They then have no owner.' : `Owner: ${owner}.`),
    act === 'assign' && due !== '' && `Follow-up date: ${dayInWords(due)}.`,
    act === 'close' && outcome !== '' && `Outcome: ${OUTCOME_LABELS[outcome]}.`,
    act === 'close' &&
      freed > 0 &&
      `${freed === 1 ? 'One has' : `${freed} have`} a seat or a place on a waiting list, which becomes free.`,
    stays > 0 &&
      `${stays === 1 ? 'One' : stays} of those that you chose ${stays === 1 ? 'stays as it is' : 'stay as they are'}.`,
    freed > 0
      ? 'If a batch was full, people who asked to be told of a date get an email.'
      : 'Nobody outside the firm is emailed.',
    'You can undo it for a day, from the list.',
  ];
  return {
    heading: `${label}?`,
    says,
    rows: chosen.map((record) => ({
      name: record.name,
      detail: `${record.reference}, ${STATE_LABELS[record.state].toLowerCase()}${record.owner ? `, ${record.owner}’s` : ''}`,
      href: `${LISTS[kind].path}/${record.reference}`,
    })),
    label,
  };
}
