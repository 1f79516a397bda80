import { dayIn } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { certificateRecord, requireCertificate, type CertificateRecord } from './read-certificates.ts';
import { OperatorError } from '../operator-error.ts';
import { updateRows } from '../../storage/rows.ts';

export const REVOCATION_REASONS = [
  'issued-in-error',
  'name-corrected',
  'requirements-not-met',
  'withdrawn',
  'other',
] as const;
type RevocationReason = (typeof REVOCATION_REASONS)[number];

/** Revokes a certificate: a check then says that it was revoked. The reason is not public. */
export async function revokeCertificate(
  deps: ActingDependencies,
  number: string,
  reason: string,
): Promise<CertificateRecord> {
  const { storage, config, now } = deps;
  if (!isReason(reason))
    throw new OperatorError(`Give a reason with --reason: ${REVOCATION_REASONS.join(', ')}.`);
  return await storage.database.transaction().execute(async (transaction) => {
    const certificate = await requireCertificate(transaction, number);
    if (certificate.revoked !== null) {
      const day = dayIn(new Date(certificate.revoked), config.timeZone);
      throw new OperatorError(`${certificate.number} was revoked on ${day} already.`);
    }
    const changes = { revoked: now().toISOString(), revocation_reason: reason };
    await updateRows(transaction, 'certificates', { lookup: certificate.lookup }, changes);
    await recordAct(transaction, deps, 'certificate.revoked', certificate.number);
    return certificateRecord({ ...certificate, ...changes }, now());
  });
}

function isReason(text: string): text is RevocationReason {
  return (REVOCATION_REASONS as readonly string[]).includes(text);
}
