import { ERASED, keysOfClass } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { selectHolderAddresses } from '../../storage/holder-mails.ts';
import { findCertificate, lookupOf } from './certificate-number.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { dateOf } from '../calendar.ts';
import { selectPage } from '../../storage/list-page.ts';
import { selectRow } from '../../storage/rows.ts';
import { eachListed, listed, readRequest, type Listed, type ListRequest } from '../lists.ts';

/** A certificate in the form that commands and the desk show. */
export type CertificateRecord = {
  number: string;
  name: string;
  course: string;
  issued: string;
  expires: string | null;
  state: 'valid' | 'expired' | 'revoked';
  revoked: string | null;
  reason: string | null;
  replaced_by: string | null;
  class: string | null;
};

export async function showCertificate({ storage, now }: Dependencies, number: string) {
  return certificateRecord(await requireCertificate(storage.database, number), now());
}

export async function requireCertificate(database: Connection, number: string): Promise<CertificateRow> {
  const certificate = await findCertificate(database, number);
  if (certificate) return certificate;
  throw new OperatorError(`There is no certificate ${number}. List them with certificates list.`);
}

export function certificateRecord(certificate: CertificateRow, now: Date): CertificateRecord {
  const { number, name, course, issued, expires, revoked, revocation_reason, replaced_by } = certificate;
  const state = certificateState(certificate, now);
  return {
    number,
    name,
    course,
    issued,
    expires,
    state,
    revoked,
    reason: revocation_reason,
    replaced_by,
    class: certificate.class,
  };
}

/** State of a certificate on a day. It is valid until the end of the day on which it expires. */
export function certificateState(certificate: CertificateRow, now: Date): 'valid' | 'expired' | 'revoked' {
  if (certificate.revoked !== null) return 'revoked';
  return certificate.expires !== null && certificate.expires < dateOf(now) ? 'expired' : 'valid';
}

/**
 * Reasons of a revocation that belong to a replacement. A certificate with any other reason was revoked before it was
 * replaced.
 */
export const REISSUE_REASONS = { sameName: 'other', otherName: 'name-corrected' } as const;

/**
 * True if a certificate counts as replaced: it was not revoked before that, and its newest replacement is not revoked.
 */
export async function isStillReplaced(database: Connection, certificate: CertificateRow): Promise<boolean> {
  const { replaced_by, revoked, revocation_reason } = certificate;
  const successor =
    replaced_by === null
      ? undefined
      : await selectRow(database, 'certificates', { lookup: lookupOf(replaced_by) });
  if (!successor || revoked === null) return false;
  // People can give the reason `other` too.
  const isByReissue = revocation_reason === REISSUE_REASONS.sameName && revoked >= successor.created;
  if (!isByReissue && revocation_reason !== REISSUE_REASONS.otherName) return false;
  let newest: CertificateRow | undefined = successor;
  while (newest && newest.replaced_by !== null)
    newest = await selectRow(database, 'certificates', { lookup: lookupOf(newest.replaced_by) });
  return newest?.revoked === null;
}

export interface CertificateFilter {
  /** Words that number, name, course or class must contain, by their beginnings. */
  search?: string;
  /** Exact names of class and course. */
  class?: string;
  course?: string;
  /** Earliest issue date, YYYY-MM-DD. */
  issuedSince?: string;
  /** True if erased certificates are left out. They have only a number. */
  withoutErased?: boolean;
}

/** One page, newest first. If only dates are given, the order is by issue date, otherwise by the time of storing. */
export async function listCertificates(
  deps: Dependencies,
  request: CertificateFilter & ListRequest = {},
): Promise<Listed<CertificateRecord>> {
  const time = deps.now();
  return listed(await selectCertificatePage(deps, request), (row) => certificateRecord(row, time));
}

async function selectCertificatePage({ storage }: Dependencies, request: CertificateFilter & ListRequest) {
  const { class: group, course, issuedSince } = request;
  const byDay = issuedSince !== undefined && group === undefined && course === undefined;
  const list = {
    table: 'certificates' as const,
    rows: storage.database
      .selectFrom('certificates')
      .selectAll()
      .$if(request.issuedSince !== undefined, (query) =>
        query.where('issued', '>=', request.issuedSince ?? ''),
      )
      .$if(request.withoutErased ?? false, (query) =>
        query.where((where) =>
          where.or([where('revocation_reason', 'is', null), where('revocation_reason', '!=', ERASED)]),
        ),
      ),
    // If certificates are filtered by date, the database reads the index of issue dates, so the list has the order of
    // that index.
    at: byDay ? 'issued' : 'created',
    key: 'lookup',
    positionOf: ({ issued, created, lookup }: CertificateRow) => ({
      at: byDay ? issued : created,
      key: lookup,
    }),
  };
  return await selectPage(storage.database, list, {
    ...readRequest(request),
    narrow: group === undefined ? undefined : keysOfClass(group),
    equal: { class: request.class, course: request.course },
    newestFirst: true,
  });
}

/** All certificates that match, in the same order. They are read in pages, because there may be a million. */
export function eachCertificate(deps: Dependencies, filter: CertificateFilter = {}) {
  return eachListed((page) => listCertificates(deps, { ...filter, ...page }));
}

/** All certificates that match, each with the address of its holder. */
export function eachExported(
  deps: Dependencies,
): AsyncGenerator<CertificateRecord & { email: string | null }> {
  const time = deps.now();
  return eachListed(async (request) => {
    const page = await selectCertificatePage(deps, request);
    const lookups = page.rows.map(({ lookup }) => lookup);
    const addresses = await selectHolderAddresses(deps.storage.database, lookups);
    return listed(page, (row) => ({
      ...certificateRecord(row, time),
      email: addresses.get(row.lookup) ?? null,
    }));
  });
}

/** Stored rows of the certificates that match. */
export function eachStored(deps: Dependencies, filter: CertificateFilter = {}) {
  return eachListed(async (page) =>
    listed(await selectCertificatePage(deps, { ...filter, ...page }), (row) => row),
  );
}
