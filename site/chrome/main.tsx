import { Children, createContext, type ReactNode, use } from 'react';

/** Address of the style sheet when it is linked below the first section; undefined when it is in the head. */
export const BodyStylesheet = createContext<string | undefined>(undefined);

interface MainProps {
  /** A reload goes to the top, too (site/chrome/open-at-top.ts). */
  opensAtTop?: boolean;
  children: ReactNode;
}

/** The page's own part. Browsers paint what comes before a style sheet and wait with the rest (docs/decisions/0022). */
export function Main({ opensAtTop, children }: MainProps) {
  const stylesheet = use(BodyStylesheet);
  const [first, ...rest] = Children.toArray(children);
  return (
    <main id="main" data-opens={opensAtTop && 'at-top'}>
      {first}
      {stylesheet && <link rel="stylesheet" href={stylesheet} />}
      {rest}
    </main>
  );
}
