import { SCREEN_MESSAGES } from '../../../contracts/certificate.ts';
import { Glyph } from '../../ui/glyph.tsx';

interface CertificatePopupProps {
  isValid: boolean;
  onDismiss: () => void;
}

export function CertificatePopup({ isValid, onDismiss }: CertificatePopupProps) {
  return (
    <div className={isValid ? 'popup ok' : 'popup no'}>
      <span className="seal">
        <Glyph name={isValid ? 'check' : 'close'} />
      </span>
      <div>
        <b>{isValid ? SCREEN_MESSAGES.validTitle : SCREEN_MESSAGES.invalidTitle}</b>
        <p>{isValid ? SCREEN_MESSAGES.validText : SCREEN_MESSAGES.invalidText}</p>
      </div>
      <button className="ic" type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
