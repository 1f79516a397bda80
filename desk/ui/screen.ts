import type { ReactNode } from 'react';

/** A screen: what is in the window's title, and its main part. */
export interface Screen<View> {
  title(view: View): string;
  draw(view: View): ReactNode;
  /** Navigation entries; `key` after g, as in go. */
  entries?: readonly { path: string; label: string; key: string }[];
}
