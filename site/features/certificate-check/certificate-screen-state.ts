import { CERTIFICATE_NUMBER_REQUIRED } from '../../../contracts/certificate.ts';
import { SCREEN_MESSAGES } from '../../../contracts/certificate-wording.ts';
import { type CertificateRecord, certificateRecord } from './certificate-record.ts';
import type { CertificateCheck } from './check-certificate.ts';

/** The screen of Spec §4. The popup and the error are never seen at once. */
export type CertificateScreenState =
  | { phase: 'idle'; record?: CertificateRecord }
  | { phase: 'loading' }
  | { phase: 'refused'; error: string; record?: CertificateRecord }
  | { phase: 'popup'; isValid: boolean; record: CertificateRecord };

export type CertificateScreenEvent =
  | { type: 'left-blank' }
  | { type: 'asked' }
  | { type: 'answered'; typed: string; check: CertificateCheck; now: Date }
  | { type: 'popup-left' };

export function certificateScreenState(
  state: CertificateScreenState,
  event: CertificateScreenEvent,
): CertificateScreenState {
  switch (event.type) {
    case 'left-blank':
      return { phase: 'refused', error: CERTIFICATE_NUMBER_REQUIRED };
    case 'asked':
      return { phase: 'loading' };
    case 'answered': {
      const record = certificateRecord(event.typed, event.check, event.now);
      return event.check.state === 'failed'
        ? { phase: 'refused', error: SCREEN_MESSAGES.failed, record }
        : { phase: 'popup', isValid: event.check.answer.valid, record };
    }
    case 'popup-left':
      return state.phase === 'popup' ? { phase: 'idle', record: state.record } : state;
  }
}
