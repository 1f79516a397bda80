import { createHash, sign } from 'node:crypto';
import { base58 } from '../../base58.ts';
import type { CredentialKey } from '../../storage/credential-keys.ts';
import credentialsContext from './contexts/credentials-v2.json' with { type: 'json' };
import badgesContext from './contexts/open-badges-3.0.3.json' with { type: 'json' };
import { verificationMethod } from './issuer.ts';

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
export const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** Contexts of the terms, stored here because signing fetches nothing. */
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
  /** Fixed time, so that the same document has the same bytes. */
  created: string;
}

/**
 * Adds a proof: Data Integrity, cryptosuite eddsa-rdfc-2022. Throws for a term that the contexts do not define, as it would
 * not be signed. Blocks for some milliseconds: pause between many.
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
  // Loaded only when needed: it takes a third of a second, and most servers and commands sign nothing when they start.
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
  throw new Error(`${url} is none of the contexts that credentials are signed with`);
}

/** Time in a proof: whole seconds, UTC. */
export function toSecond(time: string): string {
  return `${time.slice(0, 19)}Z`;
}
