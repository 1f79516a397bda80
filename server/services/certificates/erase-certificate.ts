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

/**
 * Name of the holder, and the numbers that an erasure affects: the certificate, those that it replaces and those that
 * replace it.
 */
export async function findHolderToErase(
  deps: ActingDependencies,
  number: string,
): Promise<{ name: string; numbers: string[] }> {
  const certificate = await requireHolder(deps, number);
  const rows = await selectReplacements(deps.storage.database, certificate);
  return { name: certificate.name, numbers: rows.map((row) => row.number) };
}

/**
 * Erases the holder of a certificate: name, course, class and expiry of the certificate, of those that it replaces and
 * of those that replace it. The numbers stay reserved, and a check answers as for an unknown number.
 */
export async function eraseCertificate(
  deps: ActingDependencies,
  number: string,
): Promise<{ numbers: string[]; isOverwritten: boolean }> {
  const { storage, now } = deps;
  await requireHolder(deps, number);
  const numbers = await transactionDespiteDeadlocks(storage.database, async (transaction) => {
    const rows = await selectReplacements(transaction, await requireCertificate(transaction, number));
    await emptyCertificates(transaction, rows, now().toISOString());
    await noteOverwriting(transaction, now().toISOString());
    for (const row of rows) await recordAct(transaction, deps, 'certificate.erased', row.number);
    return rows.map((row) => row.number);
  });
  // The holder is already erased. Files that cannot be deleted now are deleted later.
  await workOffRemovals(deps).catch((error: unknown) =>
    deps.log.warn({ reason: reasonOf(error) }, 'files of an erased holder are deleted later'),
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
