import { kindOf, type SubmissionKind } from '../../../domain/submission-kind.ts';
import { type Received, selectOfPerson } from '../../storage/received-rows.ts';
import type { Connection } from '../../storage/database.ts';
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
import { recordOf, type SubmissionRecord } from './read-submissions.ts';
import { requireReceived } from './require-received.ts';

/**
 * Links two submissions, with all that were linked to them before, because they are about one person. Their addresses
 * and phone numbers may differ. `kinds` are those that the user may see. Returns the changed submissions.
 */
export async function joinPersons(
  deps: Dependencies,
  reference: string,
  typed: string,
  author: Author,
  kinds: readonly SubmissionKind[],
): Promise<Changed[]> {
  return await withSubmission(deps, kindOf(reference), reference, author, async (transaction, row) => {
    const { person, found, also } = await toBeJoined(transaction, row, typed, kinds);
    const { by, bulkAct } = author;
    const changed: Changed[] = [];
    for (const each of [...also, found])
      if (each.person !== person)
        changed.push(await applyChange(deps, transaction, each, by, { act: 'join', person, bulkAct }));
    return changed;
  });
}

/** Submissions of these kinds that would be linked. */
export async function findToJoin(
  { storage: { database } }: Dependencies,
  reference: string,
  typed: string,
  kinds: readonly SubmissionKind[],
): Promise<SubmissionRecord[]> {
  const row = await requireReceived(database, kindOf(reference), reference);
  const { found, also } = await toBeJoined(database, row, typed, kinds);
  const others = found.person === null ? [found] : await selectOfPerson(database, found.person);
  return [...also, ...others].filter(({ kind }) => kinds.includes(kind)).map(recordOf);
}

async function toBeJoined(
  connection: Connection,
  row: Received,
  typed: string,
  kinds: readonly SubmissionKind[],
) {
  const other = normaliseReference(typed);
  if (!kinds.includes(kindOf(other)) || !/^[AE]-/.test(other)) throw unknown(typed);
  const found: Received = await requireReceived(connection, kindOf(other), other).catch((error: unknown) => {
    throw error instanceof OperatorError ? unknown(typed) : error;
  });
  if (found.reference === row.reference)
    throw wrongField('other', 'This is the same submission: give the reference of another one');
  const person = found.person ?? row.person ?? found.reference;
  if (row.person === person && found.person === person)
    throw wrongField('other', 'They are already linked as one person');
  return { person, found, also: row.person === null ? [row] : await selectOfPerson(connection, row.person) };
}

/** Removes a submission from those that are linked. */
export async function separatePerson(deps: Dependencies, reference: string, author: Author) {
  return await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    if (row.person === null)
      throw new OperatorError(`${row.reference} is not linked to any other submission.`);
    return { act: 'separate', person: null };
  });
}

function unknown(typed: string): OperatorError {
  return wrongField(
    'other',
    typed.trim() === '' ? 'Give a reference, such as E-7K3M-9Q' : `There is no ${typed.trim()} here`,
  );
}
