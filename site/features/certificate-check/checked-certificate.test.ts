import { expect, test } from 'vitest';
import type { CertificateResponse } from '../../../contracts/certificate.ts';
import { checkedCertificate } from './checked-certificate.ts';

const now = new Date('2026-11-21T10:42:00Z');
const issued = { course: 'Cybersecurity Training', issued: '2026-03-14', name: 'A•••• S•••••' };

const recordOf = (answer: CertificateResponse) =>
  checkedCertificate('4821-0937 5514', { state: 'answered', answer }, now);

test('a valid certificate shows course, date of issue, masked name and how long it is valid', () => {
  expect(recordOf({ valid: true, state: 'valid', ...issued })).toEqual({
    number: '4821 0937 5514',
    look: 'success',
    verdict: 'Valid',
    lines: [
      'Cybersecurity Training',
      'Issued 14 March 2026 to A•••• S•••••',
      'If it has an expiry date, that is printed on the document',
    ],
    course: 'Cybersecurity Training',
    name: 'A•••• S•••••',
    issued: '14 March 2026',
    checkedAt: now,
  });
});

test('an old backend may say no more than valid', () => {
  expect(recordOf({ valid: true })).toMatchObject({ verdict: 'Valid', lines: [] });
});

test('says until when a certificate is valid', () => {
  expect(recordOf({ valid: true, expires: '2027-03-14' }).lines).toEqual(['Valid until 14 March 2027']);
});

test('expired and revoked certificates have words of their own', () => {
  const expired = recordOf({ valid: false, state: 'expired', expires: '2025-03-14' });
  expect(expired).toMatchObject({ look: 'notice', verdict: 'Expired' });
  expect(expired.lines).toContain('Expired on 14 March 2025');
  expect(recordOf({ valid: false, state: 'revoked' })).toMatchObject({ look: 'failure', verdict: 'Revoked' });
});

test('what is not valid and has no state was not found', () => {
  expect(recordOf({ valid: false })).toMatchObject({ look: 'failure', verdict: 'Not found' });
});

test('a check that failed says nothing about the certificate', () => {
  const record = checkedCertificate(
    '1',
    { state: 'failed', reason: 'Too many checks. Try again in a minute.' },
    now,
  );
  expect(record).toMatchObject({
    verdict: 'Could not be checked',
    lines: ['Too many checks. Try again in a minute.', 'This says nothing about the certificate.'],
  });
});

test('takes the time of the check from the server when it tells it', () => {
  expect(recordOf({ valid: true, checked: '2026-11-20T08:00:00Z' }).checkedAt).toEqual(
    new Date('2026-11-20T08:00:00Z'),
  );
  expect(recordOf({ valid: true, checked: 'just now' }).checkedAt).toEqual(now);
});
