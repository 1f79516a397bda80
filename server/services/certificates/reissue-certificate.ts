import { selectHolderAddresses } from '../../storage/holder-mails.ts';
import { ERASED } from '../../storage/certificates.ts';
import { updateRows } from '../../storage/rows.ts';
import { certificateFieldsSchema } from './certificate-fields.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { keepAddress } from './holder-address.ts';
import { issueIn } from './issue-certificate.ts';
import { meaningOf } from '../papers/issued-paper.ts';
import { parseRequest } from '../parse-request.ts';
import {
  certificateRecord,
  REISSUE_REASONS,
  requireCertificate,
  type CertificateRecord,
} from './read-certificates.ts';
import { correctName } from '../submissions/correct-name.ts';
import { OperatorError } from '../operator-error.ts';

/** Fields in which the new certificate differs from the old one. */
export interface Corrections {
  name?: string;
  course?: string;
  /** Expiry date. Empty: the new certificate does not expire. */
  expires?: string;
}

/**
 * Issues a certificate again under a new number and revokes the old one, which refers to the new one. Everything but
 * the corrections stays the same, including the class. A corrected name is also changed in the holder's enquiries.
 */
export async function reissueCertificate(
  deps: ActingDependencies,
  number: string,
  corrections: Corrections = {},
  by = 'command line',
): Promise<CertificateRecord> {
  const { storage, now } = deps;
  return await storage.database.transaction().execute(async (transaction) => {
    const old = await requireCertificate(transaction, number);
    if (old.revocation_reason === ERASED)
      throw new OperatorError(`The holder of ${old.number} was erased. Issue a new certificate.`);
    if (old.replaced_by !== null) {
      throw new OperatorError(
        `${old.number} was replaced already. Reissue the newer one: ${old.replaced_by}.`,
      );
    }
    const fields = parseRequest(certificateFieldsSchema, {
      name: corrections.name ?? old.name,
      course: corrections.course ?? old.course,
      issued: old.issued,
      expires: (corrections.expires ?? old.expires) || undefined,
      class: old.class ?? undefined,
    });
    const isSameCourse = fields.course === old.course;
    const kept = isSameCourse ? await meaningOf(transaction, old) : undefined;
    const certificate = await issueIn(transaction, fields, now(), kept);
    await updateRows(
      transaction,
      'certificates',
      { lookup: old.lookup },
      {
        revoked: old.revoked ?? now().toISOString(),
        revocation_reason:
          old.revocation_reason ??
          (fields.name === old.name ? REISSUE_REASONS.sameName : REISSUE_REASONS.otherName),
        replaced_by: certificate.number,
      },
    );
    const email = (await selectHolderAddresses(transaction, [old.lookup])).get(old.lookup);
    if (email !== undefined) {
      await keepAddress(transaction, certificate.lookup, email);
      if (fields.name !== old.name)
        await correctName(deps, transaction, { email, from: old.name, to: fields.name, by });
    }
    await recordAct(transaction, deps, 'certificate.reissued', old.number);
    await recordAct(transaction, deps, 'certificate.issued', certificate.number);
    return certificateRecord(certificate, now());
  });
}
