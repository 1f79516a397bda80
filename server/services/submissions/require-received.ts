import type { Connection } from '../../storage/database.ts';
import { selectReceived, type ReceivedRows, type ReceivedTable } from '../../storage/received-rows.ts';
import { WrongRequest } from '../wrong-request.ts';
import { normaliseReference } from './reference.ts';

export async function requireReceived<T extends ReceivedTable>(
  database: Connection,
  table: T,
  typed: string,
): Promise<ReceivedRows[T]> {
  const row = await selectReceived(database, table, normaliseReference(typed));
  if (row) return row;
  const noun = table === 'enquiries' ? 'enquiry' : 'application';
  throw new WrongRequest(`There is no ${noun} ${typed}. List them with ${table} list.`);
}

/** Enquiries begin with E, applications with A. */
export function tableOf(reference: string): ReceivedTable {
  return normaliseReference(reference).startsWith('A') ? 'applications' : 'enquiries';
}
