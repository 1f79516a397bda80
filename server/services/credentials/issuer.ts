import { selectCredentialKeys } from '../../storage/credential-keys.ts';
import type { Dependencies } from '../dependencies.ts';

const CONTEXTS = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'];

/** DID of the issuer. Programs find its keys at /.well-known/did.json. */
export function issuerId(publicUrl: string): string {
  return `did:web:${new URL(publicUrl).host.replace(':', '%3A')}`;
}

/** Id of one of the issuer's keys. */
export function verificationMethod(publicUrl: string, publicKey: string): string {
  return `${issuerId(publicUrl)}#${publicKey}`;
}

/** DID document with all keys of the firm. It includes retired keys, because what they signed can still be verified. */
export async function issuerDocument({ storage, config }: Pick<Dependencies, 'storage' | 'config'>) {
  const id = issuerId(config.publicUrl);
  const keys = await selectCredentialKeys(storage.database);
  const methods = keys
    .filter(({ withdrawn }) => withdrawn === null)
    .map(({ public_key }) => ({
      id: verificationMethod(config.publicUrl, public_key),
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: public_key,
    }));
  return {
    '@context': CONTEXTS,
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}
