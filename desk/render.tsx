import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskScreen, DeskViews, RenderDesk } from '../contracts/desk/views.ts';
import { Document } from './document.tsx';
import { account } from './screens/account.tsx';
import { certificate } from './screens/certificate.tsx';
import { certificates } from './screens/certificates.tsx';
import { classScreen } from './screens/class.tsx';
import { confirm } from './screens/confirm.tsx';
import { failure } from './screens/failure.tsx';
import { figures } from './screens/figures.tsx';
import { invited } from './screens/invited.tsx';
import { issue } from './screens/issue.tsx';
import { link } from './screens/link.tsx';
import { mailList } from './screens/mail-list.tsx';
import { mail } from './screens/mail.tsx';
import { newPasskey } from './screens/new-passkey.tsx';
import { people } from './screens/people.tsx';
import { privacy } from './screens/privacy.tsx';
import { opening } from './screens/opening.tsx';
import { openings } from './screens/openings.tsx';
import { roster } from './screens/roster.tsx';
import type { Screen } from './screens/screen.ts';
import { signIn } from './screens/sign-in.tsx';
import { submission } from './screens/submission.tsx';
import { submissions } from './screens/submissions.tsx';
import { today } from './screens/today.tsx';
import { trail } from './screens/trail.tsx';
import { welcome } from './screens/welcome.tsx';
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
