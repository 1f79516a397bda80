import type { CheckedCertificate } from '../../../contracts/certificate-wording.ts';
import { Glyph } from '../../ui/glyph.tsx';

interface CertificatePopupProps {
  record: CheckedCertificate;
  /** Called with true while pointer or focus is in it. */
  onHold: (isHeld: boolean) => void;
  onDismiss: () => void;
}

export function CertificatePopup({ record, onHold, onDismiss }: CertificatePopupProps) {
  const { look, title, text } = record;
  return (
    <div
      className={`framed popup ${look}`}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={({ currentTarget }) => onHold(currentTarget.contains(document.activeElement))}
      onFocus={() => onHold(true)}
      onBlur={({ currentTarget }) => onHold(currentTarget.matches(':hover'))}
    >
      <span className="seal">
        <Glyph name={GLYPHS[look]} />
      </span>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <button className="icon-button" type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Glyph name="close" />
      </button>
    </div>
  );
}

const GLYPHS = { success: 'check', notice: 'alert', failure: 'close' } as const;
