import {
  CERTIFICATE_MESSAGES,
  type CheckedCertificate,
  SCREEN_MESSAGES,
} from '../../../contracts/certificate-wording.ts';
import { Glyph } from '../../ui/glyph.tsx';

interface CertificatePopupProps {
  isValid: boolean;
  record: CheckedCertificate;
  /** Whether pointer or focus is in it. */
  onHold: (isHeld: boolean) => void;
  onDismiss: () => void;
}

/**
 * Its words are those of Spec §2. Of an expired or revoked certificate they say less than the record, so that the record
 * is announced in their place; a sample number has words of its own.
 */
export function CertificatePopup({ isValid, record, onHold, onDismiss }: CertificatePopupProps) {
  const { look, glyph, title, text } = isValid ? VALID : record.verdict === 'Sample' ? SAMPLE : INVALID;
  const isKnown = isKnownButNotValid(record);
  return (
    <div
      className={`popup ${look}`}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={({ currentTarget }) => onHold(currentTarget.contains(document.activeElement))}
      onFocus={() => onHold(true)}
      onBlur={({ currentTarget }) => onHold(currentTarget.matches(':hover'))}
    >
      <span className="seal">
        <Glyph name={glyph} />
      </span>
      <div>
        <div aria-hidden={isKnown || undefined}>
          <b>{title}</b>
          <p>{text}</p>
        </div>
        {isKnown && (
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

const { validTitle, validText, invalidTitle, invalidText, sampleTitle } = SCREEN_MESSAGES;
const VALID = { look: 'success', glyph: 'check', title: validTitle, text: validText } as const;
const INVALID = { look: 'failure', glyph: 'close', title: invalidTitle, text: invalidText } as const;
const SAMPLE = {
  look: 'notice',
  glyph: 'alert',
  title: sampleTitle,
  text: CERTIFICATE_MESSAGES.sample,
} as const;

function isKnownButNotValid({ verdict }: CheckedCertificate): boolean {
  return verdict === 'Expired' || verdict === 'Revoked';
}
