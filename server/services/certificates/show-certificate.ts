import { selectCertificate } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { lookupOf } from './certificate-number.ts';
import { certificateState } from './certificate-state.ts';
import type { Dependencies } from '../dependencies.ts';
import { WrongRequest } from '../wrong-request.ts';

/** A certificate as the operator sees it. */
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

export async function showCertificate(
  { storage, now }: Dependencies,
  number: string,
): Promise<CertificateRecord> {
  return certificateRecord(await requireCertificate(storage.database, number), now());
}

export async function requireCertificate(database: Connection, number: string): Promise<CertificateRow> {
  const certificate = await selectCertificate(database, lookupOf(number));
  if (certificate) return certificate;
  throw new WrongRequest(`There is no certificate ${number}. List them with certificates list.`);
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
