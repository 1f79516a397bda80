import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import * as vc from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contextOfOthers } from './contexts-of-others.ts';
import type { Fetch } from './verify-credential.ts';

/** What most wallets check with. */
export async function verifyWithDigitalBazaar(
  json: string,
  { fetch, now }: { fetch: Fetch; now?: Date },
): Promise<{ verified: boolean; revoked: boolean | undefined; reason: string }> {
  const documentLoader = async (url: string) => ({
    contextUrl: null,
    documentUrl: url,
    document: await load(url, fetch),
  });
  const result = await vc.verifyCredential({
    credential: JSON.parse(json) as object,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: (options) =>
      checkStatus({ ...options, verifyBitstringStatusListCredential: true, documentLoader }),
    now,
  });
  return {
    verified: result.verified,
    revoked: result.statusResult?.results?.[0]?.status,
    reason: JSON.stringify(result.error?.message ?? ''),
  };
}

async function load(url: string, fetch: Fetch): Promise<object> {
  const [, host, fragment] = /^did:web:([^#]+)(?:#(.+))?$/.exec(url) ?? [];
  if (host === undefined)
    return url.includes('/credentials/status/') ? JSON.parse(await fetch(url)) : contextOfOthers(url);
  const document = JSON.parse(await fetch(`https://${decodeURIComponent(host)}/.well-known/did.json`)) as {
    verificationMethod: { id: string }[];
  };
  const found = document.verificationMethod.find(({ id }) => id === url);
  if (fragment === undefined) return document;
  if (!found) throw new Error(`${url} is no key of this issuer`);
  return { '@context': 'https://w3id.org/security/multikey/v1', ...found };
}
