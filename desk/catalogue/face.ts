import type { FC } from 'react';
import type { ThingView } from './view.ts';

export interface PreviewProps {
  /** As they are typed. */
  values: Record<string, string>;
  more: object;
}

/** The parts of a thing's screen that are drawn for it alone. */
export interface Face {
  /** Where visitors see it, above the preview. */
  place?: string;
  Preview: FC<PreviewProps>;
  Above?: FC<ThingView>;
  Below?: FC<ThingView>;
}
