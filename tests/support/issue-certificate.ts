import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operate } from './operate.ts';
import type { RunningSite } from './running-site.ts';

export const HOLDER = 'Anita Sharma';
export const COURSE = 'DevOps Automation';

/** Issues a certificate of 14 March 2026 to Anita Sharma, and gives its number. */
export function issueCertificate(site: RunningSite, ...options: string[]): string {
  const dates = options.includes('--issued') ? [] : ['--issued', '2026-03-14'];
  return String(
    operate(site, 'certificates', 'issue', '--name', HOLDER, '--course', COURSE, ...dates, ...options).number,
  );
}

/** A number of each state. */
export function issueEach(site: RunningSite) {
  const revoked = issueCertificate(site);
  operate(site, 'certificates', 'revoke', revoked, '--reason', 'issued-in-error');
  return {
    valid: issueCertificate(site),
    expired: issueCertificate(site, '--issued', '2020-01-15', '--expires', '2021-01-15'),
    revoked,
  };
}

/** The key that our printed QR codes carry: it has to stay as it is, or they show the masked name. */
export function printedKey(site: RunningSite, number: string): string {
  const secret = Buffer.from(readFileSync(join(site.dataFolder, 'certificate-secret'), 'utf8').trim(), 'hex');
  return createHmac('sha256', secret).update(number).digest().subarray(0, 16).toString('base64url');
}

/** 482109375514 → 4821 0937 5514 */
export function inGroups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
