import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;
const CERTIFICATE_SECRET_FILE = 'certificate-secret';

export function certificateSecretFile(dataFolder: string): string {
  return path.join(dataFolder, CERTIFICATE_SECRET_FILE);
}

/**
 * The secret behind the keys in the QR codes of our certificates, made at the first start. Whoever loses it makes
 * every printed QR code show the masked name: it is part of the backup, and each machine must have the same one.
 */
export async function readCertificateSecret(dataFolder: string): Promise<Buffer> {
  const file = certificateSecretFile(dataFolder);
  const text = await readFile(file, 'utf8').catch(missingAsUndefined);
  if (text === undefined) {
    await addCertificateSecret(dataFolder, randomBytes(SECRET_BYTES));
    return await readCertificateSecret(dataFolder);
  }
  const secret = Buffer.from(text.trim(), 'hex');
  if (secret.length === SECRET_BYTES) return secret;
  throw new Error(
    `${file} is damaged: it must hold ${SECRET_BYTES * 2} hexadecimal digits. Restore it from a backup.`,
  );
}

/** Keeps a secret that is there already: of two processes that start together both use the first one's. */
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

/** For a restored backup, whose certificates have keys of another secret. */
export async function replaceCertificateSecret(dataFolder: string, secret: Buffer): Promise<void> {
  await rename(await writeBeside(dataFolder, secret), certificateSecretFile(dataFolder));
}

async function writeBeside(dataFolder: string, secret: Buffer): Promise<string> {
  const temporary = path.join(dataFolder, `${randomUUID()}.part`);
  await writeFile(temporary, `${secret.toString('hex')}\n`, { mode: 0o600, flush: true });
  return temporary;
}

function missingAsUndefined(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
