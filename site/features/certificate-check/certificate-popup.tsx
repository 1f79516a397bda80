import { SCREEN_MESSAGES } from '../../../contracts/certificate-wording.ts';
import { Glyph } from '../../ui/glyph.tsx';
import type { CertificateRecord } from './certificate-record.ts';

interface CertificatePopupProps {
  isValid: boolean;
  record: CertificateRecord;
  onDismiss: () => void;
}

/** Its words are those of Spec §2; what the record says beyond them is announced with it. */
export function CertificatePopup({ isValid, record, onDismiss }: CertificatePopupProps) {
  return (
    <div className={isValid ? 'popup success' : 'popup failure'}>
      <span className="seal">
        <Glyph name={isValid ? 'check' : 'close'} />
      </span>
      <div>
        <b>{isValid ? SCREEN_MESSAGES.validTitle : SCREEN_MESSAGES.invalidTitle}</b>
        <p>{isValid ? SCREEN_MESSAGES.validText : SCREEN_MESSAGES.invalidText}</p>
        {isKnownButNotValid(record) && (
          <p className="visually-hidden">
            {record.verdict}: {record.lines.join('. ')}
          </p>
        )}
      </div>
      <button className="icon-button" type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Glyph name="close" />
      </button>
    </div>
  );
}

function isKnownButNotValid({ verdict }: CertificateRecord): boolean {
  return verdict === 'Expired' || verdict === 'Revoked';
}
