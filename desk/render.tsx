import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './document.tsx';
import { type ScreenName, screens, type ViewOf } from './screens.tsx';
import type { DeskFrame } from './ui/frame.ts';
import type { Screen } from './ui/screen.ts';
import { TimeZone } from './ui/time.tsx';

const drawn: { [Name in ScreenName]: Screen<ViewOf<Name>> } = screens;

/** Renders a screen with its data to HTML. */
export function renderDesk<Name extends ScreenName>(
  name: Name,
  view: ViewOf<Name>,
  frame: DeskFrame,
): string {
  const { title, draw } = drawn[name];
  const document = (
    <TimeZone value={frame.timeZone}>
      <Document title={title(view)} frame={frame}>
        {draw(view)}
      </Document>
    </TimeZone>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

export type RenderDesk = typeof renderDesk;
