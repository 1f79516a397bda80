import { randomBytes } from 'node:crypto';
import { base58 } from '../../base58.ts';

const BYTES = 20;
const GROUP_LENGTH = 5;

/** Makes a passphrase of 160 random bits, in groups that are easy to copy by hand. */
export function newPassphrase(): string {
  const letters = base58(randomBytes(BYTES)).padStart(25, '1');
  return (letters.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}
