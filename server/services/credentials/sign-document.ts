import { createHash, sign } from 'node:crypto';
import { base58 } from '../../base58.ts';
import type { CredentialKey } from '../../storage/credential-keys.ts';
import credentialsContext from './contexts/credentials-v2.json' with { type: 'json' };
import badgesContext from './contexts/open-badges-3.0.3.json' with { type: 'json' };
import { verificationMethod } from './issuer.ts';

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
export const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** JSON-LD contexts. They are stored here, so signing loads nothing from the network. */
const CONTEXTS = new Map<string, object>([
  [CREDENTIALS_CONTEXT, credentialsContext],
  [BADGES_CONTEXT, badgesContext],
]);

export interface Unsigned {
  '@context': readonly string[];
  [term: string]: unknown;
}

export interface Signature {
  key: CredentialKey;
  publicUrl: string;
  /** Time of the signature. It is fixed, so that the same document always has the same bytes. */
  created: string;
}

/**
 * Adds a proof (Data Integrity, cryptosuite eddsa-rdfc-2022). Throws if a term is not defined by the contexts, because
 * it would not be signed. It blocks for some milliseconds, so pause if you sign many documents.
 */
export async function signDocument<Document extends Unsigned>(
  document: Document,
  { key, publicUrl, created }: Signature,
) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: verificationMethod(publicUrl, key.publicKey),
    proofPurpose: 'assertionMethod',
  };
  const signed = Buffer.concat([
    await hashOf({ '@context': document['@context'], ...proof }),
    await hashOf(document),
  ]);
  return { ...document, proof: { ...proof, proofValue: `z${base58(sign(null, signed, key.privateKey))}` } };
}

async function hashOf(document: object): Promise<Buffer> {
  // Imported only if needed: it takes a third of a second, and most servers and commands sign nothing.
  const { default: jsonld } = await import('jsonld');
  const quads = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: loadContext,
    safe: true,
  });
  return createHash('sha256').update(quads).digest();
}

async function loadContext(url: string) {
  const document = CONTEXTS.get(url);
  if (document) return { documentUrl: url, document };
  throw new Error(`${url} is not a known JSON-LD context`);
}

/** Time for a proof: UTC, in whole seconds. */
export function toSecond(time: string): string {
  return `${time.slice(0, 19)}Z`;
}
