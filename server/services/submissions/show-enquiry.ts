import { selectReceived } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { enquiryRecord, type EnquiryRecord } from './list-enquiries.ts';
import { normaliseReference } from './reference.ts';
import { WrongRequest } from '../wrong-request.ts';

export async function showEnquiry({ storage }: Dependencies, reference: string): Promise<EnquiryRecord> {
  const row = await selectReceived(storage.database, 'enquiries', normaliseReference(reference));
  if (row) return enquiryRecord(row);
  throw new WrongRequest(`There is no enquiry ${reference}. List them with enquiries list.`);
}
