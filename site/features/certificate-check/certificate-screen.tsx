import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CERTIFICATE_FORM } from '../../../content/forms.ts';
import { ENDPOINTS } from '../../../contracts/paths.ts';
import { CERTIFICATE_POPUP_MS } from '../../timings.ts';
import { rememberFocus } from '../../hooks/remember-focus.ts';
import { API_HOST } from '../api-host.ts';
import { IS_STATIC } from '../is-static.ts';
import { CertificateField } from './certificate-field.tsx';
import { CertificatePopup } from './certificate-popup.tsx';
import { CertificateRecordLine } from './certificate-record-line.tsx';
import { certificateScreenState } from './certificate-screen-state.ts';
import { checkOnScreen } from './check-certificate.ts';
import { type HolderLinks, holderLinks } from './holder-links.ts';
import { HolderPart } from './holder-part.tsx';
import { PaperCertificate } from './paper-certificate.tsx';
import { paperNumber, stampOf } from './paper-answer.ts';

interface CertificateScreenProps {
  /** Title of the course on the sample. */
  course: string;
}

/**
 * Certificate Verification. The popup closes five seconds after it opened, or after pointer and focus have left it. The
 * line below the form and the stamp on the certificate stay.
 */
export default function CertificateScreen({ course }: CertificateScreenProps) {
  const [state, dispatch] = useReducer(certificateScreenState, { phase: 'idle' });
  const [typed, setTyped] = useState('');
  const [isPopupHeld, setPopupHeld] = useState(false);
  const [links, setLinks] = useState<HolderLinks>();
  const input = useRef<HTMLInputElement>(null);
  const isLoading = state.phase === 'loading';
  const isPopupSeen = state.phase === 'popup';
  const record = state.phase === 'loading' ? undefined : state.record;

  async function check(asked: string, key?: string) {
    if (asked.trim() === '') {
      dispatch({ type: 'refused' });
      input.current?.focus();
      return;
    }
    const restoreFocus = rememberFocus();
    setPopupHeld(false);
    setLinks(undefined);
    dispatch({ type: 'submitted' });
    const answer = await checkOnScreen(asked, key);
    flushSync(() => {
      dispatch({ type: 'answered', typed: asked, check: answer, now: new Date() });
      if (answer.state === 'answered' && key !== undefined)
        setLinks(holderLinks(answer.answer, key, window.location.origin));
    });
    restoreFocus();
  }

  /** The QR code on a certificate leads here with number and key. */
  const checkFromAddress = useEffectEvent(() => {
    const query = new URLSearchParams(window.location.search);
    const number = query.get('cert_number');
    if (!number || !input.current) return;
    input.current.value = number;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    void check(number, query.get('key') ?? query.get('amp;key') ?? undefined);
  });

  useEffect(() => checkFromAddress(), []);

  useEffect(() => {
    if (!isPopupSeen || isPopupHeld) return;
    const timer = setTimeout(() => dispatch({ type: 'popup-closed' }), CERTIFICATE_POPUP_MS);
    return () => clearTimeout(timer);
  }, [isPopupSeen, isPopupHeld]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void check(input.current?.value ?? '');
  }

  function dismiss() {
    setPopupHeld(false);
    dispatch({ type: 'popup-closed' });
    input.current?.form?.querySelector('button')?.focus();
  }

  return (
    <>
      <div>
        <form
          className="certificate-check"
          method="post"
          action={`${API_HOST}/${ENDPOINTS.certificate.file}`}
          onSubmit={submit}
        >
          <CertificateField
            input={input}
            isBusy={isLoading}
            isValid={stampOf(record, typed)?.look === 'success'}
            error={state.phase === 'error' ? state.error : undefined}
            onType={setTyped}
            hint="Enter the 12-digit certificate number found on your document."
          >
            <span className="spinner" />
            <span className={isLoading ? 'visually-hidden' : undefined}>
              {isLoading ? 'Validating' : CERTIFICATE_FORM.validate}
            </span>
          </CertificateField>
        </form>
        {record && <CertificateRecordLine record={record} />}
        {record && links && <HolderPart links={links} award={record.award} />}
        <div className="popup-slot" role="status">
          {state.phase === 'popup' && (
            <CertificatePopup record={state.record} onHold={setPopupHeld} onDismiss={dismiss} />
          )}
        </div>
      </div>
      <div>
        <PaperCertificate course={course} number={paperNumber(typed)} stamp={stampOf(record, typed)} />
        {!links && !IS_STATIC && (
          <p className="note space-above-4">
            The number is at the bottom left, and below it the address of this page. On a real one, the code
            opens this page with the number filled in.
          </p>
        )}
      </div>
    </>
  );
}
