import { Children, createContext, type ReactNode, use } from 'react';

/** Address of the style sheet where it comes after the first section; undefined where it is in the head. */
export const BodyStylesheet = createContext<string | undefined>(undefined);

interface MainProps {
  /** A reload goes to the top, too (site/chrome/open-at-top.ts). */
  opensAtTop?: boolean;
  /** Language if not English. */
  language?: string;
  children: ReactNode;
}

/** The page's own part. Its first section is the first view: the style sheets come after it (docs/decisions/0047). */
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
