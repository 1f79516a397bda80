import {
  certificateSecretFile,
  readCertificateSecret,
  replaceFingerprint,
} from '../../storage/certificate-secret.ts';
import { prepareCredentialKey } from '../../storage/credential-keys.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Switches to the certificate secret in the settings or the data folder, or to a new one, and returns where it is. A
 * new key signs credentials from then on, because the old one was encrypted with the old secret.
 */
export async function rekeyData({ config, storage }: Dependencies): Promise<{ secret: string }> {
  await replaceFingerprint(config, storage.database);
  await prepareCredentialKey(storage.database, await readCertificateSecret(config, storage.database));
  return {
    secret: config.certificateSecret ? 'CERTIFICATE_SECRET' : certificateSecretFile(config.dataFolder),
  };
}
