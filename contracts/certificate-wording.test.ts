import { expect, test } from 'vitest';
import { certificateOutcome } from './certificate-wording.ts';

const origin = { course: 'Cybersecurity Training', issued: '2025-03-14', name: 'Anita Sharma' };

test('a valid certificate says until when it is valid', () => {
  expect(certificateOutcome({ valid: true, state: 'valid', ...origin, expires: '2027-03-14' })).toEqual({
    look: 'success',
    verdict: 'Valid',
    facts: ['Cybersecurity Training', 'Issued 14 March 2025 to Anita Sharma', 'Valid until 14 March 2027'],
  });
});

test('an expired certificate says on which day it expired', () => {
  expect(certificateOutcome({ valid: false, state: 'expired', expires: '2026-03-14' })).toMatchObject({
    verdict: 'Expired',
    facts: ['Expired on 14 March 2026'],
  });
});

test('a certificate without an expiry date says how long it is valid', () => {
  expect(certificateOutcome({ valid: true, state: 'valid', expires: null }).facts).toEqual([
    'No expiry date: valid unless we withdraw it',
  ]);
});

test('a typed number, which does not tell the expiry date, says where it is', () => {
  expect(certificateOutcome({ valid: true, state: 'valid' }).facts).toEqual([
    'If it has an expiry date, that is printed on the document',
  ]);
});

test('an old backend, which knows no expiry dates, says nothing of one', () => {
  expect(certificateOutcome({ valid: true }).facts).toEqual([]);
});

test('the sample number is neither a certificate nor a miss', () => {
  expect(certificateOutcome({ valid: false, state: 'sample' })).toEqual({
    look: 'notice',
    verdict: 'Sample',
    facts: [],
    advice:
      'This number belongs to the sample certificate on our course pages. It was never issued to anyone.',
  });
});
