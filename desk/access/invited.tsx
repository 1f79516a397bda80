import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';

interface InvitedView {
  name: string;
  link: string;
  /** The QR code as one path in a square of `size`. */
  qr: { path: string; size: number };
  expires: string;
}

export const invited: Screen<InvitedView> = {
  title: ({ name }) => `Link for ${name}`,
  draw: ({ name, link, qr, expires }) => (
    <>
      <ScreenHead heading={`Link for ${name}`}>
        It registers one passkey and works once, until <Time value={expires} />. It is shown only here.
      </ScreenHead>
      <div className="stack narrow">
        <p>{name} must open it on the phone or computer that they will sign in with.</p>
        <svg
          className="qr-code light-colours"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code of the link"
        >
          <path d={qr.path} />
        </svg>
        <code className="command">{link}</code>
        <div className="row form-foot">
          <button className="button small" type="button" data-copy={link} hidden>
            Copy
          </button>
          <a className="button ghost small" href={mailTo(name, link)}>
            Email
          </a>
          <a className="button ghost small" href="/people">
            Back to People
          </a>
        </div>
      </div>
    </>
  ),
};

/** Opens a new email in the user's email program, without a recipient. */
function mailTo(name: string, link: string): string {
  const subject = encodeURIComponent('Your link to our desk');
  const text = `${name}, please open this link on the device that you will sign in with. It works once.\n\n${link}\n`;
  return `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
}
