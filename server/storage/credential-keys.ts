import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { base58 } from '../base58.ts';
import type { Connection, CredentialKeyRow } from './database.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { selectRow, selectRows, updateRows } from './rows.ts';

/** Value of `ended` for the key that is in use. */
const NOT_ENDED = '';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of Ed25519 keys in the Multikey format. */
const ED25519 = Buffer.from([0xed, 0x01]);

/** The key that signs credentials. */
export interface CredentialKey {
  /** Public key in the Multikey format: z6Mk… */
  publicKey: string;
  privateKey: KeyObject;
  created: string;
}

/**
 * Makes the signing key if the database has none, or if its key was encrypted with another certificate secret. If
 * several servers start at the same time, all use the same key.
 */
export async function prepareCredentialKey(
  database: Connection,
  secret: Buffer,
  time = new Date().toISOString(),
): Promise<void> {
  const row = await selectCurrentKey(database);
  if (row && unseal(row, secret)) return;
  if (row) await endKey(database, time);
  await addKey(database, secret, time);
}

/**
 * Replaces the signing key and deletes the private half of the old one. With `withdraw`, signatures of earlier keys
 * become invalid. Must run in a transaction.
 */
export async function replaceCredentialKey(
  transaction: Connection,
  secret: Buffer,
  { time, withdraw }: { time: string; withdraw: boolean },
): Promise<void> {
  await endKey(transaction, time);
  if (withdraw) {
    await updateRows(transaction, 'credential_keys', { withdrawn: null }, { withdrawn: time });
  }
  await addKey(transaction, secret, time);
}

/** Reads the signing key. Throws StorageUnavailable if it cannot be decrypted with this certificate secret. */
export async function readCredentialKey(database: Connection, secret: Buffer): Promise<CredentialKey> {
  const row = await selectCurrentKey(database);
  if (!row)
    throw new StorageUnavailable(
      'There is no signing key for credentials. Start the server once: it makes one.',
    );
  const privateKey = unseal(row, secret);
  if (privateKey) return { publicKey: row.public_key, privateKey, created: row.created };
  throw new StorageUnavailable(
    'The certificate secret cannot decrypt the signing key for credentials. Make a new key with certificates rotate-key.',
  );
}

/** All keys that ever signed, newest first. */
export async function selectCredentialKeys(database: Connection): Promise<CredentialKeyRow[]> {
  return await selectRows(database, 'credential_keys', {}, 'created desc', 'public_key');
}

/**
 * Adds the present keys to a backup of the same site that is being restored. If both have a key, the present state
 * wins, for example ended or revoked. A key that is only in the backup stays in use.
 */
export async function mergeCredentialKeys(present: Connection, backup: Connection, time: string) {
  const here = await selectCredentialKeys(present);
  if (here.length === 0) return;
  const keys = here.map(({ public_key }) => public_key);
  await backup.deleteFrom('credential_keys').where('public_key', 'in', keys).execute();
  const isOther = (await selectCurrentKey(backup)) !== undefined;
  const rows = here.map((row) =>
    isOther && row.ended === NOT_ENDED ? { ...row, ended: time, sealed: '' } : row,
  );
  await backup.insertInto('credential_keys').values(rows).execute();
}

async function selectCurrentKey(database: Connection): Promise<CredentialKeyRow | undefined> {
  return await selectRow(database, 'credential_keys', { ended: NOT_ENDED });
}

async function endKey(database: Connection, time: string): Promise<void> {
  await updateRows(database, 'credential_keys', { ended: NOT_ENDED }, { ended: time, sealed: '' });
}

async function addKey(database: Connection, secret: Buffer, time: string): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const name = `z${base58(Buffer.concat([ED25519, bytes]))}`;
  const row = {
    public_key: name,
    sealed: seal(privateKey, name, secret),
    created: time,
    ended: NOT_ENDED,
    withdrawn: null,
  };
  await database
    .insertInto('credential_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('ended').doNothing())
    .execute();
}

/** Encrypts the private key, so that a copy of the database is not enough to sign credentials. */
function seal(privateKey: KeyObject, publicKey: string, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(secret), nonce).setAAD(Buffer.from(publicKey));
  const sealed = [cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' })), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a private key; undefined if it is damaged or was encrypted with another secret. */
function unseal({ public_key, sealed }: CredentialKeyRow, secret: Buffer): KeyObject | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, sealingKey(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(public_key))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return createPrivateKey({ key: Buffer.concat(opened), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

function sealingKey(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'seal of the key that signs credentials', 32));
}
