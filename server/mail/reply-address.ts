import { createHmac, timingSafeEqual } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { Config } from '../config.ts';

/**
 * Length of a signature: 50 bits, which cannot be guessed. The part before the @ stays far below its limit of 64
 * characters.
 */
const SIGNATURE_LENGTH = 10;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** Tag in a reply address, office+e7k3m9q-abcdefghij@…: the reference without hyphens, and its signature. */
const TAG = /\+([ae][a-z0-9]{6})-([a-z2-7]{10})@/;

/** Address of the mailbox that is read. */
export function mailboxAddress({ replyTo, mailFrom }: Config): string {
  if (replyTo !== undefined) return replyTo;
  return mailFrom === undefined ? company.email : addressIn(mailFrom);
}

/** Address without the name, from a setting that may contain both. */
export function addressIn(mailFrom: string): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Reply address of a submission: the mailbox with a tag for its reference. */
export function replyAddress(config: Config, secret: Buffer, reference: string): string {
  const address = mailboxAddress(config);
  const at = address.lastIndexOf('@');
  const tag = reference.replaceAll('-', '').toLowerCase();
  return `${address.slice(0, at)}+${tag}-${signatureOf(secret, tag)}${address.slice(at)}`;
}

/** The reference in one of our reply addresses; undefined if the signature is not valid. */
export function referenceIn(secret: Buffer, address: string): string | undefined {
  const [, tag = '', signature = ''] = TAG.exec(address.toLowerCase()) ?? [];
  if (tag === '') return undefined;
  const expected = Buffer.from(signatureOf(secret, tag));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  const characters = tag.toUpperCase();
  return `${characters.slice(0, 1)}-${characters.slice(1, 5)}-${characters.slice(5)}`;
}

/** Signature of a tag. It has only lower-case letters and digits, because some servers change the case of addresses. */
function signatureOf(secret: Buffer, tag: string): string {
  const digest = createHmac('sha256', secret).update(`reply address ${tag}`).digest();
  return Array.from(digest.subarray(0, SIGNATURE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
}
