import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Connection } from './database.ts';
import { addSiteFact, readSiteFact, writeSiteFact } from './site-facts.ts';
import { giveToFolderOwner } from './folder-owner.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const SECRET_BYTES = 32;
const CERTIFICATE_SECRET_FILE = 'certificate-secret';
const FINGERPRINT = 'certificate_secret_fingerprint';
const FINGERPRINT_LENGTH = 32;

export function certificateSecretFile(dataFolder: string): string {
  return path.join(dataFolder, CERTIFICATE_SECRET_FILE);
}

/**
 * Reads the secret from which the keys in our QR codes are made: CERTIFICATE_SECRET, or the file in the data folder.
 * All servers of a database need the same secret, and it is part of the backup: with another one every printed QR code
 * shows only the masked name. The database has a hash of the secret. Throws StorageUnavailable if the secret is missing
 * or does not match that hash.
 */
export async function readCertificateSecret(config: Config, database: Connection): Promise<Buffer> {
  const secret = config.certificateSecret ?? (await readSecretFile(config.dataFolder));
  const file = certificateSecretFile(config.dataFolder);
  if (secret === undefined) {
    throw new StorageUnavailable(
      `${file} is missing: the certificates of this database need the secret in it. ${REMEDY}`,
    );
  }
  const expected = await readSiteFact(database, FINGERPRINT);
  if (expected === undefined || expected === fingerprintOf(secret)) return secret;
  const place = config.certificateSecret ? 'CERTIFICATE_SECRET' : file;
  throw new StorageUnavailable(`${place} is not the certificate secret of this database. ${REMEDY}`);
}

const REMEDY =
  'Copy the secret from the first server, restore a backup (data restore), or set CERTIFICATE_SECRET. If the secret is lost, make a new one with data rekey.';

/** Makes the secret of a database that has none. If several servers start at the same time, all use the same one. */
export async function prepareCertificateSecret(config: Config, database: Connection): Promise<void> {
  const isNew = (await readSiteFact(database, FINGERPRINT)) === undefined;
  if (isNew)
    await adoptCertificateSecret(config, (fingerprint) => addSiteFact(database, FINGERPRINT, fingerprint));
}

/**
 * Switches the database to the secret in the settings or in the data folder, or to a new one. QR codes printed before
 * no longer match.
 */
export async function replaceFingerprint(config: Config, database: Connection): Promise<void> {
  await adoptCertificateSecret(config, (fingerprint) => writeSiteFact(database, FINGERPRINT, fingerprint));
}

async function adoptCertificateSecret(
  { certificateSecret, dataFolder }: Config,
  note: (fingerprint: string) => Promise<void>,
): Promise<void> {
  let secret = certificateSecret ?? (await readSecretFile(dataFolder));
  if (secret === undefined) {
    await addCertificateSecret(dataFolder, randomBytes(SECRET_BYTES));
    secret = await readSecretFile(dataFolder);
  }
  if (secret) await note(fingerprintOf(secret));
}

/** True if this is the secret of this database. */
export async function isSecretOfDatabase(database: Connection, secret: Buffer): Promise<boolean> {
  return (await readSiteFact(database, FINGERPRINT)) === fingerprintOf(secret);
}

/** Writes the hash of the secret to the database. Must run in the transaction that restores its certificates. */
export async function noteCertificateSecret(transaction: Connection, secret: Buffer): Promise<void> {
  await writeSiteFact(transaction, FINGERPRINT, fingerprintOf(secret));
}

/** Replaces the file with the secret, if a restored backup has another one. */
export async function replaceCertificateSecret(dataFolder: string, secret: Buffer): Promise<void> {
  await rename(await writeBeside(dataFolder, secret), certificateSecretFile(dataFolder));
}

/** Reads the file with the secret; undefined if there is none. */
async function readSecretFile(dataFolder: string): Promise<Buffer | undefined> {
  const file = certificateSecretFile(dataFolder);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new StorageUnavailable(`${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
  const secret = Buffer.from(text.trim(), 'hex');
  if (secret.length === SECRET_BYTES) return secret;
  throw new StorageUnavailable(
    `${file} is damaged: it must contain ${SECRET_BYTES * 2} hexadecimal digits. Restore it from a backup.`,
  );
}

/**
 * Writes the file with the secret, unless it exists: two processes that start at the same time both use the first
 * one's.
 */
async function addCertificateSecret(dataFolder: string, secret: Buffer): Promise<void> {
  const temporary = await writeBeside(dataFolder, secret);
  try {
    await link(temporary, certificateSecretFile(dataFolder));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeBeside(dataFolder: string, secret: Buffer): Promise<string> {
  const temporary = path.join(dataFolder, `${randomUUID()}.part`);
  await writeFile(temporary, `${secret.toString('hex')}\n`, { mode: 0o600, flush: true });
  giveToFolderOwner(temporary);
  return temporary;
}

/** Hash of the secret. It reveals nothing, because the secret has 256 random bits. */
function fingerprintOf(secret: Buffer): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
