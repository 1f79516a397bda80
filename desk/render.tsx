import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskScreen, DeskViews, RenderDesk } from '../contracts/desk/views.ts';
import { Document } from './document.tsx';
import { failure } from './screens/failure.tsx';
import { link } from './screens/link.tsx';
import type { Screen } from './screens/screen.ts';
import { signIn } from './screens/sign-in.tsx';
import { today } from './screens/today.tsx';
import { trail } from './screens/trail.tsx';
import { TimeZone } from './ui/time.tsx';

const screens: { [Name in DeskScreen]: Screen<DeskViews[Name]> } = {
  failure,
  link,
  'sign-in': signIn,
  today,
  trail,
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
