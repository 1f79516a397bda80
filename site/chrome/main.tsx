import { Children, createContext, type ReactNode, use } from 'react';

/** Address of the style sheet if it comes after the first section; undefined if it is in the head. */
export const BodyStylesheet = createContext<string | undefined>(undefined);

interface MainProps {
  /** A reload also starts at the top (site/chrome/open-at-top.ts). */
  opensAtTop?: boolean;
  /** Language if not English. */
  language?: string;
  children: ReactNode;
}

/** Main part of a page. Its first section is the first view: the style sheets come after it (docs/decisions/0047). */
export function Main({ opensAtTop, language, children }: MainProps) {
  const stylesheet = use(BodyStylesheet);
  const [first, ...rest] = Children.toArray(children);
  return (
    <main id="main" lang={language} data-opens={opensAtTop && 'at-top'}>
      {first}
      {stylesheet && <link rel="stylesheet" href={stylesheet} />}
      {rest}
    </main>
  );
}
