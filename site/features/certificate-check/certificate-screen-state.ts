import { CERTIFICATE_NUMBER_REQUIRED } from '../../../contracts/certificate.ts';
import { type CheckedCertificate, SCREEN_MESSAGES } from '../../../contracts/certificate-wording.ts';
import type { CertificateCheck } from './check-certificate.ts';
import { recordOf } from './record-of-check.ts';

/** The screen of Spec §4. The popup and the error are never shown together. */
export type CertificateScreenState =
  | { phase: 'idle'; record?: CheckedCertificate }
  | { phase: 'loading' }
  | { phase: 'error'; error: string; record?: CheckedCertificate }
  | { phase: 'popup'; record: CheckedCertificate };

export type CertificateScreenEvent =
  /** The number is empty, so it is not sent. */
  | { type: 'refused' }
  | { type: 'submitted' }
  | { type: 'answered'; typed: string; check: CertificateCheck; now: Date }
  | { type: 'popup-closed' };

export function certificateScreenState(
  state: CertificateScreenState,
  event: CertificateScreenEvent,
): CertificateScreenState {
  switch (event.type) {
    case 'refused':
      return { phase: 'error', error: CERTIFICATE_NUMBER_REQUIRED };
    case 'submitted':
      return { phase: 'loading' };
    case 'answered': {
      const record = recordOf(event.typed, event.check, event.now);
      return event.check.state === 'answered'
        ? { phase: 'popup', record }
        : { phase: 'error', error: SCREEN_MESSAGES.failed, record };
    }
    case 'popup-closed':
      return state.phase === 'popup' ? { phase: 'idle', record: state.record } : state;
  }
}
