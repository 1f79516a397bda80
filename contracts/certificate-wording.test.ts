import { expect, test } from 'vitest';
import type { CertificateResponse } from './certificate.ts';
import { checkedCertificate } from './certificate-wording.ts';

const now = new Date('2026-11-21T10:42:00Z');
const issued = { course: 'Cybersecurity Training', issued: '2026-03-14', name: 'A•••• S•••••' };

const recordOf = (answer: CertificateResponse) => checkedCertificate('4821-0937 5514', answer, now);

test('a valid certificate shows course, date of issue, masked name and how long it is valid', () => {
  expect(recordOf({ valid: true, state: 'valid', ...issued })).toEqual({
    number: '4821 0937 5514',
    look: 'success',
    verdict: 'Valid',
    title: 'Certificate Verified!',
    text: 'This certificate is valid and authentic.',
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

test('the code on the document also tells until when a certificate is valid', () => {
  expect(recordOf({ valid: true, state: 'valid', expires: '2027-03-14' }).lines).toEqual([
    'Valid until 14 March 2027',
  ]);
  expect(recordOf({ valid: true, state: 'valid', expires: null }).lines).toEqual([
    'No expiry date: valid unless we revoke it',
  ]);
});

test('an old backend may say no more than valid', () => {
  expect(recordOf({ valid: true })).toMatchObject({ look: 'success', verdict: 'Valid', lines: [] });
  expect(recordOf({ valid: false })).toMatchObject({
    verdict: 'Not found',
    title: 'Verification Failed',
    text: 'No matching certificate found. Please check the number.',
  });
});

test('of a number that was issued or drawn the title says what became of it, and the text is the message', () => {
  const words = (state: 'expired' | 'revoked' | 'sample') =>
    recordOf({ valid: false, state, message: 'Said by the backend.' });
  expect(words('expired')).toMatchObject({ title: 'Certificate Expired', text: 'Said by the backend.' });
  expect(words('revoked')).toMatchObject({ title: 'Certificate Revoked', text: 'Said by the backend.' });
  expect(words('sample')).toMatchObject({ title: 'Sample Number', text: 'Said by the backend.' });
});

test.each<[CertificateResponse, string, string, string[]]>([
  [
    { valid: false, state: 'expired', expires: '2025-03-14' },
    'notice',
    'Expired',
    ['Expired on 14 March 2025', 'Ask the holder for the newer one.'],
  ],
  [
    { valid: false, state: 'revoked' },
    'failure',
    'Revoked',
    ['We issued it and have since revoked it. It is no longer valid.'],
  ],
  [
    {
      valid: false,
      state: 'revoked',
      message: 'This certificate has been replaced by a newer one. Ask the holder for it.',
    },
    'notice',
    'Replaced',
    ['It is no longer valid: we reissued it under a new number. Ask the holder for the newer one.'],
  ],
  [{ valid: false }, 'failure', 'Not found', ['Check the digits against the document.']],
  [
    { valid: false, state: 'sample' },
    'notice',
    'Sample',
    ['This number belongs to the sample certificate on our course pages. It was never issued to anyone.'],
  ],
])('of %j is said what it is and what to do', (answer, look, verdict, lines) => {
  expect(recordOf(answer)).toMatchObject({ look, verdict, lines });
});

test('takes the time of the check from the server when it tells it', () => {
  expect(recordOf({ valid: true, checked: '2026-11-20T08:00:00Z' }).checkedAt).toEqual(
    new Date('2026-11-20T08:00:00Z'),
  );
  expect(recordOf({ valid: true, checked: 'just now' }).checkedAt).toEqual(now);
});
