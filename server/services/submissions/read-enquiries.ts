import type { EnquiryState } from '../../../contracts/submission-state.ts';
import type { EnquiryRow } from '../../storage/database.ts';
import { selectPage } from '../../storage/list-page.ts';
import type { Dependencies } from '../dependencies.ts';
import { eachListed, listed, pick, readRequest, type Listed, type ListRequest } from '../lists.ts';
import { requireReceived } from './require-received.ts';

const FIELDS = [
  'reference',
  'name',
  'email',
  'mobile',
  'message',
  'page',
  'received',
  'state',
  'version',
  'changed_by',
  'changed_at',
] as const satisfies (keyof EnquiryRow)[];

/** An enquiry as the operator sees it. */
export type EnquiryRecord = Pick<EnquiryRow, (typeof FIELDS)[number]>;

export interface SubmissionFilter<State> {
  search?: string;
  state?: State;
  /** Only what was received at this time (ISO 8601) or later. */
  since?: string;
}

/** One page; the newest first unless `sort` says otherwise. */
export async function listEnquiries(
  { storage }: Dependencies,
  request: SubmissionFilter<EnquiryState> & ListRequest & { sort?: 'newest' | 'oldest' } = {},
): Promise<Listed<EnquiryRecord>> {
  const { state, since, sort = 'newest' } = request;
  const page = await selectPage(storage.database, 'enquiries', {
    ...readRequest(request),
    equal: { state },
    since,
    newestFirst: sort === 'newest',
  });
  return listed(page, enquiryRecord);
}

/** All that the filter leaves, oldest first. */
export function eachEnquiry(
  deps: Dependencies,
  filter: SubmissionFilter<EnquiryState> = {},
): AsyncGenerator<EnquiryRecord> {
  return eachListed((page) => listEnquiries(deps, { ...filter, ...page, sort: 'oldest' }));
}

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  return pick(row, FIELDS);
}

export async function showEnquiry({ storage }: Dependencies, reference: string): Promise<EnquiryRecord> {
  return enquiryRecord(await requireReceived(storage.database, 'enquiries', reference));
}
