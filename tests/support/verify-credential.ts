import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { ed25519 } from '@noble/curves/ed25519.js';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { RDFC10 } from 'rdfjs-c14n';
import { contextOfOthers } from './contexts-of-others.ts';

/** What a verifier reads from the issuer's host, by address. */
export type Fetch = (url: string) => Promise<string>;

type Json = Record<string, unknown>;

/**
 * Checks a credential as the specifications say, with none of the libraries that sign: another reader of JSON-LD, another
 * canonicalization, another Ed25519. Throws for what is wrong; gives whether it was revoked.
 */
export async function verifyCredential(
  json: string,
  { fetch, now = new Date() }: { fetch: Fetch; now?: Date },
): Promise<{ revoked: boolean }> {
  const credential = JSON.parse(json) as Json;
  await verifyProof(credential, fetch);
  const [from, until] = [credential['validFrom'], credential['validUntil']].map((time) =>
    typeof time === 'string' ? Date.parse(time) : undefined,
  );
  must(from !== undefined && from <= now.getTime(), 'it is not valid yet');
  must(until === undefined || now.getTime() <= until, 'it has expired');
  return { revoked: await isRevoked(credential['credentialStatus'] as Json, fetch) };
}

async function isRevoked(entry: Json, fetch: Fetch): Promise<boolean> {
  must(entry['type'] === 'BitstringStatusListEntry', 'its status is of another type');
  const list = JSON.parse(await fetch(String(entry['statusListCredential']))) as Json;
  await verifyProof(list, fetch);
  must(list['id'] === entry['statusListCredential'], 'the status list is another one');
  const subject = list['credentialSubject'] as Json;
  must(subject['statusPurpose'] === entry['statusPurpose'], 'the status list has another purpose');
  const bits = gunzipSync(Buffer.from(String(subject['encodedList']).slice(1), 'base64url'));
  const index = Number(entry['statusListIndex']);
  must(Number.isInteger(index) && index >= 0 && index < bits.length * 8, 'there is no such entry');
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
}

async function verifyProof({ proof, ...document }: Json, fetch: Fetch): Promise<void> {
  const { proofValue, ...options } = proof as Json;
  must(options['type'] === 'DataIntegrityProof', 'the proof is of another type');
  must(options['cryptosuite'] === 'eddsa-rdfc-2022', 'the proof is of another cryptosuite');
  must(options['proofPurpose'] === 'assertionMethod', 'the proof is for another purpose');
  const issuer = document['issuer'];
  const id = typeof issuer === 'string' ? issuer : String((issuer as Json)['id']);
  const method = String(options['verificationMethod']);
  const key = await keyOf(id, method, fetch);
  const hash = async (part: Json) =>
    createHash('sha256')
      .update(await canonical(part))
      .digest();
  const signed = Buffer.concat([
    await hash({ '@context': document['@context'], ...options }),
    await hash(document),
  ]);
  must(ed25519.verify(multibase(String(proofValue)), signed, key), 'the signature is another one’s');
}

async function keyOf(issuer: string, method: string, fetch: Fetch): Promise<Uint8Array> {
  const [, host = ''] = /^did:web:([^:/]+)$/.exec(issuer) ?? [];
  must(host !== '', 'the issuer has no did:web');
  const document = JSON.parse(
    await fetch(`https://${decodeURIComponent(host)}/.well-known/did.json`),
  ) as Json;
  must(document['id'] === issuer, 'the document is about somebody else');
  must((document['assertionMethod'] as string[]).includes(method), 'the key is not the issuer’s');
  const found = (document['verificationMethod'] as Json[]).find((each) => each['id'] === method);
  const bytes = multibase(String(found?.['publicKeyMultibase']));
  must(bytes[0] === 0xed && bytes[1] === 0x01 && bytes.length === 34, 'the key is no Ed25519 key');
  return bytes.subarray(2);
}

async function canonical(document: Json): Promise<string> {
  requireExplained(document);
  const parser = new JsonLdParser({
    documentLoader: { load: async (url: string) => contextOfOthers(url) },
    strictValues: true,
  });
  const quads = await Array.fromAsync(Readable.from([JSON.stringify(document)]).pipe(parser as never));
  return await new RDFC10().canonicalize(quads as never);
}

/** A term that no context explains is in no signature: whoever checks must not read it. */
function requireExplained(document: Json): void {
  const known = JSON.stringify((document['@context'] as string[]).map(contextOfOthers));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    for (const [term, inner] of Object.entries(value)) {
      must(term.startsWith('@') || known.includes(`"${term}":`), `no context explains ${term}`);
      visit(inner);
    }
  };
  const { '@context': _contexts, ...rest } = document;
  visit(rest);
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function multibase(written: string): Uint8Array {
  must(/^z[1-9A-HJ-NP-Za-km-z]+$/.test(written), 'it is not written in base58btc');
  let value = 0n;
  for (const digit of written.slice(1)) value = value * 58n + BigInt(BASE58.indexOf(digit));
  const hex = value.toString(16);
  const zeros = /^z(1*)/.exec(written)?.[1]?.length ?? 0;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]);
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
