import { expect, test } from 'vitest';
import { type CertificateScreenState, certificateScreenState } from './certificate-screen-state.ts';

test('submitting clears error and result', () => {
  const failed: CertificateScreenState = { phase: 'error', error: 'Please enter a certificate number' };
  expect(certificateScreenState(failed, { type: 'submitted' })).toEqual({ phase: 'loading' });
});

test('a timer that comes late does not end the next check', () => {
  expect(certificateScreenState({ phase: 'loading' }, { type: 'popup-closed' })).toEqual({
    phase: 'loading',
  });
});
