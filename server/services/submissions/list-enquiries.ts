import type { EnquiryRow } from '../../storage/database.ts';
import { eachReceived } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';

/** An enquiry as the operator sees it. */
export type EnquiryRecord = Omit<EnquiryRow, 'email_lookup'>;

/** Oldest first, all or those received at `since` (ISO 8601) or later. */
export async function* eachEnquiry({ storage }: Dependencies, since?: string): AsyncGenerator<EnquiryRecord> {
  for await (const row of eachReceived(storage.database, 'enquiries', since)) yield enquiryRecord(row);
}

export function enquiryRecord({
  reference,
  name,
  mobile,
  email,
  message,
  page,
  received,
  state,
  version,
  changed_by,
  changed_at,
}: EnquiryRow): EnquiryRecord {
  return {
    reference,
    name,
    email,
    mobile,
    message,
    page,
    received,
    state,
    version,
    changed_by,
    changed_at,
  };
}
