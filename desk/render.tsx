import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskScreen, DeskViews, RenderDesk } from '../contracts/desk/views.ts';
import { Document } from './document.tsx';
import { account } from './screens/account.tsx';
import { confirm } from './screens/confirm.tsx';
import { failure } from './screens/failure.tsx';
import { invited } from './screens/invited.tsx';
import { link } from './screens/link.tsx';
import { mailList } from './screens/mail-list.tsx';
import { mail } from './screens/mail.tsx';
import { newPasskey } from './screens/new-passkey.tsx';
import { people } from './screens/people.tsx';
import { privacy } from './screens/privacy.tsx';
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
  confirm,
  failure,
  invited,
  link,
  mail,
  'mail-list': mailList,
  'new-passkey': newPasskey,
  people,
  privacy,
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
