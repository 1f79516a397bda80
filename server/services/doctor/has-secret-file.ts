import { existsSync } from 'node:fs';
import { DEFAULT_DATA_FOLDER } from '../../config.ts';
import { certificateSecretFile } from '../../storage/certificate-secret.ts';

/** True if a server has made a certificate secret in its data folder. */
export function hasSecretFile(dataFolder = DEFAULT_DATA_FOLDER): boolean {
  return existsSync(certificateSecretFile(dataFolder));
}
