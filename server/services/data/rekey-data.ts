import {
  certificateSecretFile,
  readCertificateSecret,
  replaceFingerprint,
} from '../../storage/certificate-secret.ts';
import { prepareCredentialKey } from '../../storage/credential-keys.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Goes on with the certificate secret that is set or in the data folder, or with a new one. Says where it is. The key that
 * signs credentials was sealed with the old one: a new one signs from then on.
 */
export async function rekeyData({ config, storage }: Dependencies): Promise<{ secret: string }> {
  await replaceFingerprint(config, storage.database);
  await prepareCredentialKey(storage.database, await readCertificateSecret(config, storage.database));
  return {
    secret: config.certificateSecret ? 'CERTIFICATE_SECRET' : certificateSecretFile(config.dataFolder),
  };
}
