import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskScreen, DeskViews, RenderDesk } from './views.ts';
import { Document } from './document.tsx';
import { account } from './access/account.tsx';
import { certificate } from './certificates/certificate.tsx';
import { certificates } from './certificates/certificates.tsx';
import { classScreen } from './certificates/class.tsx';
import { confirm } from './access/confirm.tsx';
import { failure } from './server/failure.tsx';
import { figures } from './statistics/screen.tsx';
import { invited } from './access/invited.tsx';
import { issue } from './certificates/issue.tsx';
import { link } from './access/link.tsx';
import { mailList } from './mail/mail-list.tsx';
import { mail } from './mail/mail.tsx';
import { newPasskey } from './access/new-passkey.tsx';
import { people } from './access/people.tsx';
import { privacy } from './privacy/screen.tsx';
import { opening } from './openings/opening.tsx';
import { openings } from './openings/openings.tsx';
import { roster } from './certificates/roster.tsx';
import type { Screen } from './ui/screen.ts';
import { signIn } from './access/sign-in.tsx';
import { submission } from './inbox/submission.tsx';
import { submissions } from './inbox/submissions.tsx';
import { today } from './today/screen.tsx';
import { trail } from './trail/screen.tsx';
import { welcome } from './access/welcome.tsx';
import { TimeZone } from './ui/time.tsx';

const screens: { [Name in DeskScreen]: Screen<DeskViews[Name]> } = {
  account,
  certificate,
  certificates,
  class: classScreen,
  confirm,
  failure,
  figures,
  invited,
  issue,
  link,
  mail,
  'mail-list': mailList,
  'new-passkey': newPasskey,
  people,
  privacy,
  opening,
  openings,
  roster,
  'sign-in': signIn,
  submission,
  submissions,
  today,
  trail,
  welcome,
};

/** Screen and data → HTML, for each request. */
export const renderDesk: RenderDesk = (name, view, frame) => {
  const { title, draw } = screens[name];
  const document = (
    <TimeZone value={frame.timeZone}>
      <Document title={title(view)} frame={frame}>
        {draw(view)}
      </Document>
    </TimeZone>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
};
