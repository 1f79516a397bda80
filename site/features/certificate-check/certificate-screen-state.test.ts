import { expect, test } from 'vitest';
import { type CertificateScreenState, certificateScreenState } from './certificate-screen-state.ts';

const idle: CertificateScreenState = { phase: 'idle' };
const now = new Date('2026-11-21T10:42:00Z');

const answered = (valid: boolean) =>
  certificateScreenState(
    { phase: 'loading' },
    { type: 'answered', typed: '1', check: { state: 'answered', answer: { valid } }, now },
  );

const failed = certificateScreenState(
  { phase: 'loading' },
  { type: 'answered', typed: '1', check: { state: 'failed' }, now },
);

test('a blank number sets the error', () => {
  expect(certificateScreenState(idle, { type: 'refused' })).toEqual({
    phase: 'error',
    error: 'Please enter a certificate number',
  });
});

test('submitting clears error and result', () => {
  for (const before of [answered(false), failed])
    expect(certificateScreenState(before, { type: 'submitted' })).toEqual({ phase: 'loading' });
});

test('an answer shows the popup with its result', () => {
  expect(answered(true)).toMatchObject({ phase: 'popup', record: { verdict: 'Valid' } });
  expect(answered(false)).toMatchObject({ phase: 'popup', record: { verdict: 'Not found' } });
});

test('a failure sets the error and shows no popup', () => {
  expect(failed).toMatchObject({
    phase: 'error',
    error: 'Server error or invalid certificate number',
    record: { verdict: 'Could not be checked' },
  });
});

test('the record stays when the popup leaves', () => {
  const left = certificateScreenState(answered(true), { type: 'popup-closed' });
  expect(left).toMatchObject({ phase: 'idle', record: { verdict: 'Valid' } });
});

test('a timer that comes late does not end the next check', () => {
  expect(certificateScreenState({ phase: 'loading' }, { type: 'popup-closed' })).toEqual({
    phase: 'loading',
  });
});
