import * as v from 'valibot';
import { CERTIFICATE_NUMBER_MAX_LENGTH } from './limits.ts';
import { readCertificateNumber, readSigns } from './pasted-text.ts';

export const CERTIFICATE_NUMBER_REQUIRED = 'Please enter a certificate number';

export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'unknown', 'sample'] as const;

/** Number of the sample certificate on course pages. No real number begins with 0. */
export const SAMPLE_CERTIFICATE_NUMBER = '012345678906';

/** Key in the QR code. Signs after it are ignored, because a chat program may have made them part of the link. */
const QR_KEY = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(64),
    v.transform((key) => /^[\w-]*/.exec(key)?.[0] ?? ''),
  ),
);

/** Query of a check: the typed number, and the key in the QR code of our PDF. */
export const certificateCheckSchema = v.pipe(
  v.object({
    cert_number: v.pipe(
      v.union([v.string(), v.number()], CERTIFICATE_NUMBER_REQUIRED),
      v.transform(String),
      v.trim(),
      v.nonEmpty(CERTIFICATE_NUMBER_REQUIRED),
      v.maxLength(CERTIFICATE_NUMBER_MAX_LENGTH, 'A certificate number has 12 digits'),
    ),
    key: QR_KEY,
    // Occurs if somebody copies the address from the HTML source of a page.
    'amp;key': QR_KEY,
  }),
  v.transform(({ cert_number: number, key, 'amp;key': copied }): CertificateQuestion => ({
    number,
    key: key ?? copied,
  })),
);

export interface CertificateQuestion {
  number: string;
  key?: string;
}

/** Calls for a holder. Their query has the number and the key in the address of the QR code. */
export const HOLDER_ENDPOINTS = {
  paper: { file: 'certificate.pdf', type: 'application/pdf' },
  picture: { file: 'certificate.png', type: 'image/png' },
  credential: { file: 'credential.json', type: 'application/json' },
} as const;

export type HolderFile = keyof typeof HOLDER_ENDPOINTS;

/** Files that an answer may offer. Pages of earlier releases accept no other names. */
export const OFFERED_FILES = ['paper', 'credential'] as const satisfies HolderFile[];

/** Course of a certificate, as it was when the certificate was issued. */
export const certificateAwardSchema = v.object({
  title: v.string(),
  /** Address of the page of the course. */
  path: v.string(),
  /** Hours in class. */
  hours: v.number(),
  /** Titles of the modules. */
  covered: v.array(v.string()),
  /** Parts of the assessment with their weights. Missing if the certificate does not say "passed". */
  assessedBy: v.optional(v.string()),
});

export type CertificateAward = v.InferOutput<typeof certificateAwardSchema>;

/**
 * Answer to a check. Existing backends send only `valid` and perhaps `message`; our server adds fields
 * (docs/decisions/0003).
 */
export const certificateResponseSchema = v.object({
  valid: v.boolean(),
  message: v.optional(v.string()),
  state: v.optional(v.picklist(CERTIFICATE_STATES)),
  number: v.optional(v.string()),
  course: v.optional(v.string()),
  issued: v.optional(v.string()),
  expires: v.optional(v.nullable(v.string())),
  name: v.optional(v.string()),
  checked: v.optional(v.string()),
  /** Course and assessment of a valid certificate, if known. */
  award: v.optional(certificateAwardSchema),
  /** Offered only with the key, and not for a revoked certificate. */
  files: v.optional(v.array(v.picklist(OFFERED_FILES))),
});

export type CertificateResponse = v.InferOutput<typeof certificateResponseSchema>;

/** Number without spaces and hyphens. */
export function compactNumber(typed: string): string {
  return typed.replace(/[\s-]+/g, '');
}

/** One of our numbers within a text, with separators between its groups. */
const TWELVE_DIGITS =
  /(?<![\p{L}\p{N}])(?<!\d[\s./_,⁄·•-]{1,3})\d(?:[\s./_,⁄·•-]{0,3}\d){11}(?![\s./_,⁄·•-]{0,3}\d)(?!\p{L})/u;

/** The number that somebody meant, taken from a copied text. */
export function meantNumber(typed: string): string {
  const number = readCertificateNumber(typed);
  // Letters that look like digits in print are read as digits.
  const digits = (TWELVE_DIGITS.exec(readSigns(typed))?.[0] ?? number)
    .replace(/[\s./_,⁄·•-]/g, '')
    .replace(/o/gi, '0')
    .replace(/[lI|]/g, '1');
  return digits.length === 12 && hasValidCheckDigit(digits) ? digits : compactNumber(number);
}

/** Number reduced to its letters and digits. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Table of the Damm algorithm (2004): a totally anti-symmetric quasigroup of order 10. It catches every wrong digit and
 * every swap of neighbouring digits.
 */
const DAMM_TABLE = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

/** The check digit for these digits. With it at their end, `hasValidCheckDigit` is true. */
export function dammCheckDigit(digits: string): number {
  return Array.from(digits).reduce<number>((row, digit) => DAMM_TABLE[row]?.[Number(digit)] ?? 0, 0);
}

export function hasValidCheckDigit(number: string): boolean {
  return /^\d+$/.test(number) && dammCheckDigit(number) === 0;
}

/** Number in groups, as printed: 482109375514 becomes 4821 0937 5514. */
export function groupNumber(number: string): string {
  return /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
}
