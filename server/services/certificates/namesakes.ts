import { groupNumber } from '../../../contracts/certificate.ts';
import { selectCertificatesOf } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';

type Holder = Pick<CertificateRow, 'name' | 'course'>;

const SHOWN = 5;

/**
 * Warnings if another certificate has the same name and course and is not revoked. `except` is a number to ignore. Only
 * the firm can tell whether it is the same person.
 */
export async function namesakeWarnings(
  database: Connection,
  holders: readonly Holder[],
  except?: string,
): Promise<(holder: Holder) => string[]> {
  const known = new Map<string, CertificateRow[]>();
  for (const row of await selectCertificatesOf(
    database,
    holders.map(({ name }) => clean(name)),
  )) {
    if (row.number === except) continue;
    const key = keyOf(row);
    const same = known.get(key) ?? [];
    if (same.length < SHOWN) known.set(key, [...same, row]);
  }
  return (holder) => (known.get(keyOf(holder)) ?? []).map(warning);
}

function warning({ name, number, issued }: CertificateRow): string {
  return `${name} has a certificate for this course already: ${groupNumber(number)}, issued on ${issued}.`;
}

function keyOf({ name, course }: Holder): string {
  return `${clean(name)}\n${clean(course)}`;
}

function clean(text: string): string {
  return text.trim().normalize('NFC');
}
