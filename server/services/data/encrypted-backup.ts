import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperatorError } from '../operator-error.ts';

/** First line of every file in the format of the program `age`, which can decrypt these backups too. */
export const AGE = 'age-encryption.org/v1';
/** Work factor of scrypt: it takes 64 MB of memory for a moment. A generated passphrase needs no higher one. */
const SCRYPT_WORK_FACTOR = 16;

/** Reads a passphrase from the first line of a file. Throws unless only the owner can read the file. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}.`);
  });
  const passphrase = text.split(/\r?\n/, 1)[0]?.trim() ?? '';
  if (passphrase === '')
    throw new OperatorError(
      `${file} has no passphrase in its first line. Make one: openssl rand -base64 32.`,
    );
  return passphrase;
}

/** Encrypts the content part by part. */
export async function* encrypted(content: Readable, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  yield* Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(content)));
}

/**
 * Decrypts a backup called `name`. Throws an OperatorError if the passphrase is wrong or the header incomplete. The
 * stream fails if the rest is incomplete.
 */
export async function decrypted(
  content: Readable,
  name: string,
  passphrase: string | undefined,
): Promise<Readable> {
  if (passphrase === undefined)
    throw new OperatorError(`${name} is encrypted. Give the file with its passphrase: --passphrase-file.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(content)));
  } catch (error) {
    content.destroy();
    const isOther = (error as Error).message.startsWith('no identity matched');
    throw new OperatorError(
      isOther
        ? `${name} was encrypted with another passphrase.`
        : `${name} is damaged: its beginning is incomplete. Nothing was changed.`,
      { cause: error },
    );
  }
}
