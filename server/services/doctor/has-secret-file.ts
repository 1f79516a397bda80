import { existsSync } from 'node:fs';
import { certificateSecretFile } from '../../storage/certificate-secret.ts';

/** Tells whether the site has made a certificate secret in its data folder. */
export function hasSecretFile(dataFolder = 'data'): boolean {
  return existsSync(certificateSecretFile(dataFolder));
}
