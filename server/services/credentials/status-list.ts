import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CredentialKey, readCredentialKey } from '../../storage/credential-keys.ts';
import {
  lastCredentialList,
  LIST_ENTRIES,
  readStatusesVersion,
  selectRevokedPositions,
} from '../../storage/credential-statuses.ts';
import type { Dependencies } from '../dependencies.ts';
import { issuerId } from './issuer.ts';
import { CREDENTIALS_CONTEXT, signDocument, toSecond } from './sign-document.ts';

export const STATUS_LISTS = '/credentials/status';

/** Number of signed lists that are cached. */
const KEPT_MAX = 32;

export function statusListAddress(publicUrl: string, list: number): string {
  return `${publicUrl}${STATUS_LISTS}/${list}`;
}

/**
 * Returns a function that gives a signed list of revoked credentials by its number; undefined if there is none. The
 * list is always up to date and has the same bytes on every server. It is read again only after a revocation or a new
 * position, and signed again only if it has changed.
 */
export function statusLists({ storage, config }: Pick<Dependencies, 'storage' | 'config'>) {
  const kept = new Map<number, { version: string; of: string; signed: Promise<string> }>();
  return async (list: number): Promise<string | undefined> => {
    const { database } = storage;
    if (list > (await lastCredentialList(database))) return undefined;
    const key = await readCredentialKey(database, storage.certificateSecret);
    const version = `${await readStatusesVersion(database)} ${key.publicKey}`;
    const earlier = kept.get(list);
    if (earlier?.version === version) return await earlier.signed;
    const { positions, since } = await selectRevokedPositions(database, list);
    const bits = bitsOf(positions);
    const created = toSecond(since !== null && since > key.created ? since : key.created);
    const of = createHash('sha256').update(bits).update(key.publicKey).update(created).digest('hex');
    const before = kept.get(list);
    if (before?.of === of) {
      kept.set(list, { ...before, version });
      return await before.signed;
    }
    const signed = signList({ list, bits, publicUrl: config.publicUrl, key, created });
    signed.catch(() => kept.delete(list));
    const [first] = kept.keys();
    if (kept.size >= KEPT_MAX && first !== undefined) kept.delete(first);
    kept.set(list, { version, of, signed });
    return await signed;
  };
}

/** Bits for these positions. The first position is the highest bit of the first byte. */
function bitsOf(positions: readonly number[]): Buffer {
  const bits = Buffer.alloc(LIST_ENTRIES / 8);
  for (const position of positions) {
    const byte = position >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (position & 7));
  }
  return bits;
}

async function signList(parts: {
  list: number;
  bits: Buffer;
  publicUrl: string;
  key: CredentialKey;
  created: string;
}): Promise<string> {
  const { list, bits, publicUrl, key, created } = parts;
  const id = statusListAddress(publicUrl, list);
  const document = {
    '@context': [CREDENTIALS_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerId(publicUrl),
    validFrom: created,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${(await promisify(gzip)(bits)).toString('base64url')}`,
    },
  };
  return JSON.stringify(await signDocument(document, { key, publicUrl, created }));
}
