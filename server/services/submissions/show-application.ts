import type { ApplicationRow } from '../../storage/database.ts';
import { selectReceived } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { applicationRecord, type ApplicationRecord } from './list-applications.ts';
import { normaliseReference } from './reference.ts';
import { WrongRequest } from '../wrong-request.ts';

export async function showApplication(deps: Dependencies, reference: string): Promise<ApplicationRecord> {
  return applicationRecord(await requireApplication(deps, reference));
}

export async function requireApplication(
  { storage }: Dependencies,
  reference: string,
): Promise<ApplicationRow> {
  const row = await selectReceived(storage.database, 'applications', normaliseReference(reference));
  if (row) return row;
  throw new WrongRequest(`There is no application ${reference}. List them with applications list.`);
}
