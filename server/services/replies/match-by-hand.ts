import { kindOf } from '../../../domain/submission-kind.ts';
import type { Connection, ReplyRow } from '../../storage/database.ts';
import { type Reply, selectReply, updateUnmatched } from '../../storage/replies.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { selectLastChange } from '../../storage/submission-history.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { addEnquiry, type TypedEnquiry } from '../submissions/add-enquiry.ts';
import { applyChange, type Author } from '../submissions/change-submission.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { recordReply } from './store-reply.ts';

export const CHANGED = 'Somebody else has handled this email in the meantime. Load the list again.';

/** Fields of an unmatched email that change when it is matched. */
export type Unmatched = Pick<ReplyRow, 'kind' | 'put_away'>;

/** Result of matching an email. */
export interface Matched {
  reference: string;
  name: string;
  /** Version of the submission after the match. */
  version: number;
  /** Values before the match, for an undo. */
  was: Unmatched;
}

/** Matches an unmatched email to a submission. */
export async function matchByHand(deps: ActingDependencies, id: string, typed: string): Promise<Matched> {
  if (typed.trim() === '') throw new OperatorError('Give the reference of an enquiry or application.');
  return await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const reply = await requireUnmatched(transaction, id);
    const { reference, name } = await requireReceived(transaction, kindOf(typed), typed);
    const changes = { reference, kind: 'reply', put_away: null } as const;
    if (!(await updateUnmatched(transaction, reply, changes))) throw new OperatorError(CHANGED);
    const version = await recordReply(transaction, deps, reference, deps.now().toISOString());
    if (version === undefined) throw new OperatorError(`There is no ${typed} any more.`);
    await recordAct(transaction, deps, 'reply.matched', reference);
    return { reference, name, version, was: { kind: reply.kind, put_away: reply.put_away } };
  });
}

/** Undoes a match, unless the submission has changed since. The email and the submission are then as before. */
export async function unmatch(
  deps: ActingDependencies,
  id: string,
  { by, version }: Author & { version: number },
  { kind, put_away }: Unmatched,
): Promise<void> {
  await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const reply = await selectReply(transaction, id);
    if (!reply || reply.reference === null) throw new OperatorError(CHANGED);
    const { reference } = reply;
    const row = await requireReceived(transaction, kindOf(reference), reference);
    const last = await selectLastChange(transaction, reference);
    if (row.version !== version || last?.act !== 'reply')
      throw new OperatorError(`${reference} has changed since, so the email stays matched to it.`);
    const changes = { reference: null, kind, put_away };
    if (!(await updateUnmatched(transaction, reply, changes))) throw new OperatorError(CHANGED);
    await applyChange(deps, transaction, row, by, { act: 'undo', state: last.from_state });
  });
}

/** Makes an enquiry of an unmatched email and its attachments. */
export async function enterAsEnquiry(
  deps: ActingDependencies,
  id: string,
  typed: Omit<TypedEnquiry, 'via'>,
  author: Author,
): Promise<{ reference: string }> {
  return await addEnquiry(deps, { ...typed, via: 'mail' }, author, async (transaction, reference) => {
    const reply = await requireUnmatched(transaction, id);
    // The email counts as answered immediately, because the new enquiry itself waits for an answer.
    const changes = { reference, kind: 'reply', put_away: null, settled_by: 1 } as const;
    if (!(await updateUnmatched(transaction, reply, changes))) throw new OperatorError(CHANGED);
  });
}

/** Archives an unmatched email, or moves it back to the list. */
export async function archive(deps: ActingDependencies, id: string, isAway: boolean): Promise<void> {
  await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const reply = await requireUnmatched(transaction, id);
    if ((reply.put_away !== null) === isAway) return;
    const put_away = isAway ? deps.now().toISOString() : null;
    if (!(await updateUnmatched(transaction, reply, { put_away }))) throw new OperatorError(CHANGED);
    await recordAct(transaction, deps, isAway ? 'reply.put-away' : 'reply.brought-back', id);
  });
}

/** Throws if somebody has matched, archived or deleted the email in the meantime. */
export async function requireUnmatched(database: Connection, id: string): Promise<Reply> {
  const reply = await selectReply(database, id);
  if (!reply || reply.reference !== null) throw new OperatorError(CHANGED);
  return reply;
}
