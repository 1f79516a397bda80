import { selectPage } from '../../storage/list-page.ts';
import type { Dependencies } from '../dependencies.ts';
import { eachListed, listed, readRequest, type Listed, type ListRequest } from '../lists.ts';
import { certificateRecord, type CertificateRecord } from './show-certificate.ts';

export interface CertificateFilter {
  /** Number, name, course or class, by the beginnings of words. */
  search?: string;
  /** As it was given at the import, to the letter; so the course. */
  class?: string;
  course?: string;
}

/** One page, newest first. */
export async function listCertificates(
  { storage, now }: Dependencies,
  request: CertificateFilter & ListRequest = {},
): Promise<Listed<CertificateRecord>> {
  const page = await selectPage(storage.database, 'certificates', {
    ...readRequest(request),
    equal: { class: request.class, course: request.course },
    newestFirst: true,
  });
  const time = now();
  return listed(page, (row) => certificateRecord(row, time));
}

/** All that the filter leaves, newest first, a page at a time: there may be a million. */
export function eachCertificate(
  deps: Dependencies,
  filter: CertificateFilter = {},
): AsyncGenerator<CertificateRecord> {
  return eachListed((page) => listCertificates(deps, { ...filter, ...page }));
}
