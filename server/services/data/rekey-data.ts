import { certificateSecretFile, replaceFingerprint } from '../../storage/certificate-secret.ts';
import type { Dependencies } from '../dependencies.ts';

/** Goes on with the certificate secret that is set or in the data folder, or with a new one. Says where it is. */
export async function rekeyData({ config, storage }: Dependencies): Promise<{ secret: string }> {
  await replaceFingerprint(config, storage.database);
  return {
    secret: config.certificateSecret ? 'CERTIFICATE_SECRET' : certificateSecretFile(config.dataFolder),
  };
}
