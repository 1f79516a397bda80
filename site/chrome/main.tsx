import { Children, createContext, type ReactNode, use } from 'react';

/** Address of the style sheet that stands below the first section; undefined where it stands in the head. */
export const StylesheetBelow = createContext<string | undefined>(undefined);

interface MainProps {
  /** A reload goes to the top, too (site/chrome/open-at-top.ts). */
  opensAtTop?: boolean;
  children: ReactNode;
}

/** The page's own part. Browsers paint what stands above a style sheet and wait with the rest (docs/decisions/0022). */
export function Main({ opensAtTop, children }: MainProps) {
  const stylesheet = use(StylesheetBelow);
  const [first, ...rest] = Children.toArray(children);
  return (
    <main id="main" data-opens={opensAtTop && 'at-top'}>
      {first}
      {stylesheet && <link rel="stylesheet" href={stylesheet} fetchPriority="low" />}
      {rest}
    </main>
  );
}
