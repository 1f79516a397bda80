import { PLURALS, type SubmissionKind } from '../../../domain/submission-kind.ts';
import type { Connection } from '../../storage/database.ts';
import { selectReceived, type ReceivedOf } from '../../storage/received-rows.ts';
import { OperatorError } from '../operator-error.ts';
import { normaliseReference } from './reference.ts';

export async function requireReceived<Kind extends SubmissionKind>(
  database: Connection,
  kind: Kind,
  typed: string,
): Promise<ReceivedOf[Kind]> {
  const row = await selectReceived(database, kind, normaliseReference(typed));
  if (row) return row;
  throw new OperatorError(`There is no ${kind} ${typed}. List them with ${PLURALS[kind]} list.`);
}
