import type { Dependencies } from '../dependencies.ts';
import { applicationRecord, type ApplicationRecord } from './list-applications.ts';
import { requireReceived } from './require-received.ts';

export async function showApplication(
  { storage }: Dependencies,
  reference: string,
): Promise<ApplicationRecord> {
  return applicationRecord(await requireReceived(storage.database, 'applications', reference));
}
