import { kindOf, type SubmissionKind } from '../../../contracts/submission-kind.ts';
import { type Received, selectOfPerson } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError, wrongField } from '../operator-error.ts';
import {
  applyChange,
  type Author,
  type Changed,
  changeSubmission,
  withSubmission,
} from './change-submission.ts';
import { normaliseReference } from './reference.ts';
import { requireReceived } from './require-received.ts';

/**
 * Says that two are one person's, though neither address nor phone number tell. Whoever was joined with either before is the
 * same person then. `kinds`: what the person who says so may see. Returns each that changed.
 */
export async function joinPersons(
  deps: Dependencies,
  reference: string,
  typed: string,
  author: Author,
  kinds: readonly SubmissionKind[],
): Promise<Changed[]> {
  const other = normaliseReference(typed);
  if (!kinds.includes(kindOf(other)) || !/^[AE]-/.test(other)) throw unknown(typed);
  return await withSubmission(deps, kindOf(reference), reference, author, async (transaction, row) => {
    const found: Received = await requireReceived(transaction, kindOf(other), other).catch(
      (error: unknown) => {
        throw error instanceof OperatorError ? unknown(typed) : error;
      },
    );
    if (found.reference === row.reference)
      throw wrongField('other', 'That is this one: give the reference of another');
    const person = found.person ?? row.person ?? found.reference;
    if (row.person === person && found.person === person)
      throw wrongField('other', 'They are one person’s already');
    const also = row.person === null ? [row] : await selectOfPerson(transaction, row.person);
    const changed: Changed[] = [];
    for (const each of [...also, found])
      if (each.person !== person)
        changed.push(await applyChange(deps, transaction, each, author.by, { act: 'join', person }));
    return changed;
  });
}

/** Takes one out of those that were joined. */
export async function separatePerson(
  deps: Dependencies,
  reference: string,
  author: Author,
): Promise<Changed> {
  return await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    if (row.person === null) throw new OperatorError(`${row.reference} was joined with no other.`);
    return { act: 'separate', person: null };
  });
}

function unknown(typed: string): OperatorError {
  return wrongField(
    'other',
    typed.trim() === '' ? 'Give a reference, such as E-7K3M-9Q' : `There is no ${typed.trim()} here`,
  );
}
