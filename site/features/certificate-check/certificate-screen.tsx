import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CERTIFICATE_FORM } from '../../../content/forms.ts';
import { ENDPOINTS } from '../../../contracts/endpoints.ts';
import { CERTIFICATE_POPUP_MS } from '../../../contracts/limits.ts';
import { rememberFocus } from '../../hooks/remember-focus.ts';
import { API_HOST } from '../api-host.ts';
import { CertificateField } from './certificate-field.tsx';
import { CertificatePopup } from './certificate-popup.tsx';
import { CertificateRecordLine } from './certificate-record-line.tsx';
import { certificateScreenState } from './certificate-screen-state.ts';
import { checkOnScreen } from './check-certificate.ts';

/** Certificate Verification: the popup leaves after five seconds, the quiet line stays. */
export function CertificateScreen() {
  const [state, dispatch] = useReducer(certificateScreenState, { phase: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const isLoading = state.phase === 'loading';
  const isPopupSeen = state.phase === 'popup';
  const record = state.phase === 'loading' ? undefined : state.record;

  async function check(typed: string, key?: string) {
    if (typed.trim() === '') {
      dispatch({ type: 'refused' });
      input.current?.focus();
      return;
    }
    const restoreFocus = rememberFocus();
    dispatch({ type: 'submitted' });
    const answer = await checkOnScreen(typed, key);
    flushSync(() => dispatch({ type: 'answered', typed, check: answer, now: new Date() }));
    restoreFocus();
  }

  /** The QR code on our own document leads here with its number and key. */
  const checkFromAddress = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search);
    const number = asked.get('cert_number');
    if (!number || !input.current) return;
    input.current.value = number;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    void check(number, asked.get('key') ?? undefined);
  });

  useEffect(() => checkFromAddress(), []);

  useEffect(() => {
    if (!isPopupSeen) return;
    const timer = setTimeout(() => dispatch({ type: 'popup-closed' }), CERTIFICATE_POPUP_MS);
    return () => clearTimeout(timer);
  }, [isPopupSeen]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void check(input.current?.value ?? '');
  }

  function dismiss() {
    dispatch({ type: 'popup-closed' });
    input.current?.form?.querySelector('button')?.focus();
  }

  return (
    <>
      <form
        className="certificate-check"
        method="post"
        action={`${API_HOST}/${ENDPOINTS.certificate.file}`}
        onSubmit={submit}
      >
        <CertificateField
          input={input}
          isBusy={isLoading}
          error={state.phase === 'error' ? state.error : undefined}
          hint="Enter the 12-digit certificate number found on your document."
        >
          {isLoading ? <Spinner /> : CERTIFICATE_FORM.validate}
        </CertificateField>
      </form>
      {record && <CertificateRecordLine record={record} />}
      <div className="popup-slot" role="status">
        {state.phase === 'popup' && (
          <CertificatePopup isValid={state.isValid} record={state.record} onDismiss={dismiss} />
        )}
      </div>
    </>
  );
}

function Spinner() {
  return (
    <>
      <span className="spinner" />
      <span className="visually-hidden">Validating</span>
    </>
  );
}
