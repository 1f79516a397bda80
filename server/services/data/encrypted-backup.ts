import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperatorError } from '../operator-error.ts';

/** First line of every file in the age format, which the age program also opens. */
export const AGE = 'age-encryption.org/v1';
/** scrypt work factor: 64 MB for a moment. A generated passphrase needs no more. */
const SCRYPT_WORK_FACTOR = 16;

/** Reads the first line of a file that only its owner can read. */
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

/** Encrypts the content piece by piece. */
export async function* encrypted(content: Readable, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  yield* Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(content)));
}

/** Throws an OperatorError with `name` for a wrong passphrase or a truncated header; so does the stream for an incomplete file. */
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
