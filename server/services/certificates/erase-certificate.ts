import { reasonOf } from '../../log.ts';
import { emptyCertificates, ERASED, selectReplacements } from '../../storage/certificates.ts';
import { noteOverwriting } from '../../storage/removals.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { overwriteNoted } from '../data/overwrite-noted.ts';
import { workOffRemovals } from '../data/work-off-removals.ts';
import { OperatorError } from '../operator-error.ts';
import { requireCertificate } from './read-certificates.ts';

/** What is to be erased, or was. */
export interface ErasedCertificates {
  /** The certificate, and those that it replaces or that replace it. */
  numbers: string[];
}

/**
 * Erases the holder of a certificate: name, course, class and expiry go, with all certificates that it replaces or that
 * replace it. The numbers stay taken, and a check answers as for a number that was never issued. `agree` is given the
 * numbers and throws unless they may go.
 */
export async function eraseCertificate(
  deps: ActingDependencies,
  number: string,
  agree?: (found: ErasedCertificates & { name: string }) => Promise<void>,
): Promise<ErasedCertificates & { isOverwritten: boolean }> {
  const { storage, now } = deps;
  const { name } = await requireHolder(deps, number);
  const all = await selectReplacements(storage.database, await requireCertificate(storage.database, number));
  await agree?.({ name, numbers: all.map((row) => row.number) });
  const numbers = await transactionDespiteDeadlocks(storage.database, async (transaction) => {
    const rows = await selectReplacements(transaction, await requireCertificate(transaction, number));
    await emptyCertificates(transaction, rows, now().toISOString());
    await noteOverwriting(transaction, now().toISOString());
    for (const row of rows) await recordAct(transaction, deps, 'certificate.erased', row.number);
    return rows.map((row) => row.number);
  });
  // The holder is erased: what fails now is noted and follows.
  await workOffRemovals(deps).catch((error: unknown) =>
    deps.log.warn({ reason: reasonOf(error) }, 'files of an erased holder follow later'),
  );
  return { numbers, isOverwritten: await overwriteNoted(deps) };
}

async function requireHolder({ storage, config }: ActingDependencies, number: string) {
  const certificate = await requireCertificate(storage.database, number);
  if (certificate.revocation_reason === ERASED && certificate.revoked !== null) {
    const day = dayIn(new Date(certificate.revoked), config.timeZone);
    throw new OperatorError(`${certificate.number} was erased on ${day} already.`);
  }
  return certificate;
}
