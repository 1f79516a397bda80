import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperatorError } from '../operator-error.ts';

/** The first line of every file in the format age, which the program of this name opens too. */
const AGE = 'age-encryption.org/v1';
/** Of two: 64 MB for a moment. A passphrase that a program made needs no more. */
const SCRYPT_WORK_FACTOR = 16;

/** The first line of a file that only its owner reads. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}.`);
  });
  const passphrase = text.split(/\r?\n/, 1)[0]?.trim() ?? '';
  if (passphrase === '')
    throw new OperatorError(
      `${file} holds no passphrase in its first line. Make one: openssl rand -base64 32.`,
    );
  return passphrase;
}

/** What a file holds, encrypted, a piece at a time. */
export async function encrypted(file: string, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(createReadStream(file))));
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE;
  } finally {
    await handle.close();
  }
}

/** Throws an OperatorError for a wrong passphrase; so does the stream for a file that is not whole. */
export async function decrypted(file: string, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined)
    throw new OperatorError(`${file} is encrypted: name the file with its passphrase, --passphrase-file.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const content = createReadStream(file);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(content)));
  } catch (error) {
    content.destroy();
    throw new OperatorError(`${file} was encrypted with another passphrase.`, { cause: error });
  }
}
