import type { Dependencies } from '../dependencies.ts';
import { enquiryRecord, type EnquiryRecord } from './list-enquiries.ts';
import { requireReceived } from './require-received.ts';

export async function showEnquiry({ storage }: Dependencies, reference: string): Promise<EnquiryRecord> {
  return enquiryRecord(await requireReceived(storage.database, 'enquiries', reference));
}
