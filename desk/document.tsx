import type { ReactNode } from 'react';
import { company } from '../content/company.ts';
import type { DeskFrame } from './ui/frame.ts';
import { Frame } from './frame.tsx';

interface DocumentProps {
  title: string;
  frame: DeskFrame;
  children: ReactNode;
}

/** The HTML document of every screen, without inline scripts and styles, which the desk's policy forbids. */
export function Document({ title, frame, children }: DocumentProps) {
  const { stylesheet, theme, entry } = frame.assets;
  return (
    <html lang="en" className="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} · Desk · ${company.name}`}</title>
        <script src={theme} />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="module" src={entry} />
      </head>
      <body>
        <Frame frame={frame}>{children}</Frame>
      </body>
    </html>
  );
}
