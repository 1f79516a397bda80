import type { CertificateRow } from '../../storage/database.ts';
import { dateOf } from '../calendar.ts';

/** A certificate is valid through the day on which it expires. */
export function certificateState(certificate: CertificateRow, now: Date): 'valid' | 'expired' | 'revoked' {
  if (certificate.revoked !== null) return 'revoked';
  return certificate.expires !== null && certificate.expires < dateOf(now) ? 'expired' : 'valid';
}
