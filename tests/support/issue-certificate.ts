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

export const issueExpired = (site: RunningSite) =>
  issueCertificate(site, '--issued', '2020-01-15', '--expires', '2021-01-15');

export function issueRevoked(site: RunningSite): string {
  const number = issueCertificate(site);
  operate(site, 'certificates', 'revoke', number, '--reason', 'issued-in-error');
  return number;
}

export function issueReplaced(site: RunningSite): string {
  const number = issueCertificate(site);
  operate(site, 'certificates', 'reissue', number);
  return number;
}

/** A number of each state. */
export const issueEach = (site: RunningSite) => ({
  valid: issueCertificate(site),
  expired: issueExpired(site),
  revoked: issueRevoked(site),
  replaced: issueReplaced(site),
});

/** The key that our printed QR codes carry: it has to stay as it is, or they show the masked name. */
export function printedKey(site: RunningSite, number: string): string {
  const secret = Buffer.from(readFileSync(join(site.dataFolder, 'certificate-secret'), 'utf8').trim(), 'hex');
  return createHmac('sha256', secret).update(number).digest().subarray(0, 16).toString('base64url');
}

/** 482109375514 → 4821 0937 5514 */
export function inGroups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
