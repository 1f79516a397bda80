import { randomInt } from 'node:crypto';

/** Characters of a reference. Vowels are left out, and characters that are easily confused. */
const CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * Makes a reference. It begins with E for an enquiry (E-7K3M-9Q), A for an application, D for an email about the desk,
 * C for one about a certificate, or S for a subscription.
 */
export function newReference(prefix: 'E' | 'A' | 'D' | 'C' | 'S'): string {
  return `${prefix}-${randomCharacters(4)}-${randomCharacters(2)}`;
}

/** Converts a typed reference to its stored form. It may be in any case, with or without hyphens. */
export function normaliseReference(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${characters.slice(0, 1)}-${characters.slice(1, 5)}-${characters.slice(5)}`;
}

export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}
