import { selectNamesakes } from '../../storage/certificates.ts';
import type { CertificateRow } from '../../storage/database.ts';
import type { Dependencies } from '../dependencies.ts';

/** Valid certificates of the same name for the same course: the same person twice, or two people of one name. */
export async function findNamesakes(
  { storage }: Pick<Dependencies, 'storage'>,
  { name, course }: { name: string; course: string },
): Promise<CertificateRow[]> {
  return await selectNamesakes(
    storage.database,
    name.trim().normalize('NFC'),
    course.trim().normalize('NFC'),
  );
}
