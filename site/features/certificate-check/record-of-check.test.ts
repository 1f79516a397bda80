import { expect, test } from 'vitest';
import { recordOf } from './record-of-check.ts';

const now = new Date('2026-11-21T10:42:00Z');

test('a check that failed says nothing about the certificate', () => {
  const reason = 'Too many checks. Try again in a minute.';
  expect(recordOf('4821-0937 5514', { state: 'failed', reason }, now)).toEqual({
    number: '4821 0937 5514',
    look: 'notice',
    verdict: 'Could not be checked',
    title: 'Server error or invalid certificate number',
    text: 'Too many checks. Try again in a minute.',
    lines: ['Too many checks. Try again in a minute.', 'This says nothing about the certificate.'],
    checkedAt: now,
  });
});
