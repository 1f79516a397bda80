import type { ReactNode } from 'react';

/** A screen: window title and main part. */
export interface Screen<View> {
  title(view: View): string;
  draw(view: View): ReactNode;
  /** Navigation entries; `key` is the shortcut after g (go). */
  entries?: readonly { path: string; label: string; key: string }[];
}
